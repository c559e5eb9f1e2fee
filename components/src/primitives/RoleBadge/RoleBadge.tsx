import { Badge, type BadgeTone } from '../Badge/Badge.tsx';

const roles: Record<string, { tone: BadgeTone; name: string }> = {
  admin: { tone: 'admin', name: 'Admin' },
  driver: { tone: 'info', name: 'Driver' },
  rider: { tone: 'positive', name: 'Rider' },
};

/** A person's role in its colour: admin purple, driver blue, rider green, anything else grey. */
export const RoleBadge = ({ role, className }: { role: string; className?: string }) => {
  const { tone, name } = roles[role] ?? { tone: 'neutral' as const, name: 'User' };
  return (
    <Badge tone={tone} className={className}>
      {name}
    </Badge>
  );
};
