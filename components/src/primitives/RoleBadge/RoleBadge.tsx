import { common } from '../../intl/generated/en-US/common.ts';
import { primitives } from '../../intl/generated/en-US/primitives.ts';
import { useText } from '../../intl/use-text.ts';
import { Badge, type BadgeTone } from '../Badge/Badge.tsx';

const roles = ['admin', 'driver', 'rider'] as const;
const tones: Record<(typeof roles)[number], BadgeTone> = {
  admin: 'admin',
  driver: 'info',
  rider: 'positive',
};

/** A person's role in its colour: admin purple, driver blue, rider green, any other role grey. */
export const RoleBadge = ({ role, className }: { role: string; className?: string }) => {
  const roleName = useText(common);
  const t = useText(primitives);
  const known = roles.find((name) => name === role);
  return (
    <Badge tone={known ? tones[known] : 'neutral'} className={className}>
      {known ? roleName(known) : t('user')}
    </Badge>
  );
};
