// Under which licences a package may be part of the portal.

/** Licences that ask for nothing but their notice, by their SPDX identifiers. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Packages under another licence, or without one in the lock file, and why each may be used; `is` names what a package does not. */
export const exceptions = [
  {
    names: /^@fontsource\//,
    licences: ['OFL-1.1'],
    why: 'A font may be served with a program; only its own sale and its reserved name are restricted.',
  },
  {
    names: /^@img\/sharp-/,
    licences: [
      'LGPL-3.0-or-later',
      'Apache-2.0 AND LGPL-3.0-or-later',
      'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    ],
    why: 'An optional package of Next for optimizing images, which is off; it is not part of a release.',
  },
  {
    names: /^@next\/swc-/,
    licences: [undefined],
    is: 'MIT',
    why: 'Next’s compiler for other platforms, MIT as Next itself; it builds and is not part of a release.',
  },
  {
    names: /^caniuse-lite$/,
    licences: ['CC-BY-4.0'],
    why: 'A table of browsers that a build reads; it is data, unchanged, and not part of a release.',
  },
  {
    names: /^png-js$/,
    licences: [undefined],
    is: 'MIT',
    why: 'Its LICENSE file says so; its package.json names none.',
  },
];

const stripped = (expression) => expression.replace(/^\((.*)\)$/, '$1');

/** Whether an SPDX expression leaves a permissive choice; one with parentheses inside is not understood, and is refused. */
export const isPermissive = (expression) =>
  stripped(expression)
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => permissive.has(licence)));

const exceptionFor = ({ name, licence }) =>
  exceptions.find(({ names, licences }) => names.test(name) && licences.includes(licence));

/** A package's licence, by itself or by its exception. */
export const licenceOf = (one) => one.licence ?? exceptionFor(one)?.is;

/** What is wrong with the licences of the packages of production, a sentence each. */
export const wrongLicences = (packages) =>
  packages
    .filter((one) => one.production && exceptionFor(one) === undefined)
    .filter(({ licence }) => typeof licence !== 'string' || !isPermissive(licence))
    .map(
      ({ name, version, licence }) =>
        `${name} ${version} is licensed ${licence === undefined ? 'under nothing that its package names' : `under ${JSON.stringify(licence)}`}. ` +
        `Use a package under one of ${[...permissive].join(', ')}, or give the reason for an exception in server/cli/dependencies/licences.mjs.`,
    );

/** The exceptions that no package needs any longer, a sentence each. */
export const unusedExceptions = (packages) =>
  exceptions
    .filter(({ names }) => !packages.some(({ name }) => names.test(name)))
    .map(
      ({ names }) =>
        `No package is called ${names.source}: take its exception out of server/cli/dependencies/licences.mjs.`,
    );
