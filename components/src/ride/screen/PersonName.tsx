import { Link } from 'react-aria-components/Link';
import * as styles from './PersonName.css.ts';

type PersonNameProps = {
  name: string;
  /** The address of the person's details. */
  href?: string | undefined;
};

/** A name, which links to the details of the person where there are some. */
export const PersonName = ({ name, href }: PersonNameProps) =>
  href === undefined ? (
    name
  ) : (
    <Link className={styles.link} href={href}>
      {name}
    </Link>
  );
