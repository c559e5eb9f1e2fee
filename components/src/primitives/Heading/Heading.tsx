import { type ComponentPropsWithoutRef, createContext, forwardRef, useContext } from 'react';

/** The level of the titles of connected components: 1 in our app, where they are the titles of pages. */
export type HeadingLevel = 1 | 2 | 3;
export const HeadingLevelContext = createContext<HeadingLevel>(1);

export type HeadingProps = ComponentPropsWithoutRef<'h1'> & {
  /** Whether this is the title of a part, one level below the title of the component. */
  isOfPart?: boolean;
};

/** The title of a component or of one of its parts, as the `h` element of the level that the page has chosen. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(({ isOfPart = false, ...props }, ref) => {
  const level = useContext(HeadingLevelContext) + (isOfPart ? 1 : 0);
  // All heading levels have the same properties. This is the only cast.
  const Element = `h${level}` as 'h1';
  return <Element {...props} ref={ref} />;
});
Heading.displayName = 'Heading';
