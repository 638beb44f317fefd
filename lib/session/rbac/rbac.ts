import { z } from 'zod';

const permissionSchema = z.looseObject({ resource_id: z.string(), actions: z.array(z.string()) });

/** The part of the provider's RBAC policy that decides permissions (SPEC section 3). */
export const policySchema = z.looseObject({
  roles: z.array(z.looseObject({ role_id: z.string(), permissions: z.array(permissionSchema) })),
});

export type RbacPolicy = z.infer<typeof policySchema>;

/** Grants every action of a resource. */
const wildcard = '*';

/**
 * Whether these roles permit an action (SPEC section 6): any role that grants the action on the resource, or the
 * wildcard, is enough. Without a policy nothing is allowed.
 */
export function isAllowed(
  policy: RbacPolicy | null,
  roleIds: readonly string[],
  resourceId: string,
  action: string,
): boolean {
  const granted = policy?.roles.filter(({ role_id }) => roleIds.includes(role_id)) ?? [];
  return granted
    .flatMap(({ permissions }) => permissions)
    .some(
      ({ resource_id, actions }) =>
        resource_id === resourceId && (actions.includes(action) || actions.includes(wildcard)),
    );
}
