import { z } from 'zod';

const permissionSchema = z.looseObject({ resource_id: z.string(), actions: z.array(z.string()) });

/** The provider's RBAC policy, as far as permissions follow from it (SPEC section 3). */
export const policySchema = z.looseObject({
  roles: z.array(z.looseObject({ role_id: z.string(), permissions: z.array(permissionSchema) })),
});

export type RbacPolicy = z.infer<typeof policySchema>;

/** Grants every action of a resource. */
const wildcard = '*';

/**
 * Whether somebody with these roles may do something (SPEC section 6): any role that grants the action on the resource,
 * or the wildcard, is enough. Without a policy nothing is allowed.
 */
export function isAllowed(
  policy: RbacPolicy | null,
  roleIds: readonly string[],
  resourceId: string,
  action: string,
): boolean {
  const held = policy?.roles.filter(({ role_id }) => roleIds.includes(role_id)) ?? [];
  return held
    .flatMap(({ permissions }) => permissions)
    .some(
      ({ resource_id, actions }) =>
        resource_id === resourceId && (actions.includes(action) || actions.includes(wildcard)),
    );
}
