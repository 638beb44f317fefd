import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAllowed, policySchema, type RbacPolicy } from '@/lib/session/rbac/rbac';
import { project } from '@/server/identity-provider/bootstrap/project';

const roleId = fc.constantFrom('reader', 'clerk', 'admin');
const resourceId = fc.constantFrom('stytch.self', 'packages', 'invoices');
const action = fc.constantFrom('read', 'write', 'delete');
const permission = fc.record({
  resource_id: resourceId,
  actions: fc.uniqueArray(fc.oneof(action, fc.constant('*'))),
});
const role = fc.record({ role_id: roleId, permissions: fc.array(permission, { maxLength: 3 }) });
const policy: fc.Arbitrary<RbacPolicy> = fc.record({
  roles: fc.uniqueArray(role, { selector: ({ role_id }) => role_id }),
});
const roleIds: fc.Arbitrary<string[]> = fc.array(fc.oneof(roleId, fc.constant('unknown')), { maxLength: 4 });

const withPermission = (
  { roles }: RbacPolicy,
  held: string,
  added: { resource_id: string; actions: string[] },
) => ({
  roles: [
    ...roles.filter(({ role_id }) => role_id !== held),
    {
      role_id: held,
      permissions: [...(roles.find(({ role_id }) => role_id === held)?.permissions ?? []), added],
    },
  ],
});

describe('SPEC 6: permissions', () => {
  it('SPEC 6: without a policy, or without a role, nothing is allowed', () => {
    fc.assert(
      fc.property(policy, roleIds, resourceId, action, (given, roles, resource, what) => {
        expect(isAllowed(null, roles, resource, what)).toBe(false);
        expect(isAllowed(given, [], resource, what)).toBe(false);
        expect(isAllowed(given, ['unknown'], resource, what)).toBe(false);
      }),
    );
  });

  it('SPEC 6: the grant of any held role is enough, whatever else the policy says', () => {
    const grants = fc.constantFrom('action', '*');
    fc.assert(
      fc.property(
        policy,
        roleId,
        roleIds,
        resourceId,
        action,
        grants,
        (given, held, others, resource, what, by) => {
          const added = { resource_id: resource, actions: [by === '*' ? '*' : what] };
          const granted = withPermission(given, held, added);
          expect(isAllowed(granted, [...others, held], resource, what)).toBe(true);
        },
      ),
    );
  });

  it('SPEC 6: a wildcard grants every action of its resource and no other resource', () => {
    fc.assert(
      fc.property(roleId, resourceId, resourceId, fc.string(), (held, resource, other, what) => {
        const all = withPermission({ roles: [] }, held, { resource_id: resource, actions: ['*'] });
        expect(isAllowed(all, [held], resource, what)).toBe(true);
        expect(isAllowed(all, [held], other, what)).toBe(other === resource);
      }),
    );
  });

  it('SPEC 6: an action that no held role grants is not allowed', () => {
    fc.assert(
      fc.property(policy, roleIds, resourceId, action, (given, roles, resource, what) => {
        const without: RbacPolicy = {
          roles: given.roles.map((some) => ({
            ...some,
            permissions: some.permissions.filter(
              ({ resource_id, actions }) =>
                !roles.includes(some.role_id) ||
                resource_id !== resource ||
                (!actions.includes(what) && !actions.includes('*')),
            ),
          })),
        };
        expect(isAllowed(without, roles, resource, what)).toBe(false);
      }),
    );
  });

  it('SPEC 6: more roles never allow less, and their order does not matter', () => {
    fc.assert(
      fc.property(policy, roleIds, roleIds, resourceId, action, (given, roles, more, resource, what) => {
        const before = isAllowed(given, roles, resource, what);
        expect(isAllowed(given, roles.toReversed(), resource, what)).toBe(before);
        expect(before && !isAllowed(given, [...more, ...roles], resource, what)).toBe(false);
      }),
    );
  });

  it('SPEC 6: the embedded server’s own policy lets every user do everything with their own data', () => {
    const own = policySchema.parse(project.rbac_policy);
    for (const { resource_id, actions } of project.rbac_policy.resources) {
      for (const what of actions) {
        expect(isAllowed(own, ['stytch_user'], resource_id, what)).toBe(true);
        expect(isAllowed(own, [], resource_id, what)).toBe(false);
      }
    }
    const { actions = [] } = project.rbac_policy.resources[0] ?? {};
    expect(actions).toContain('update.info.delete.webauthn-registration');
  });
});
