/** The app is built in a folder of its own with a link to the project's packages, so the root must hold both. */
const config = {
  poweredByHeader: false,
  turbopack: { root: '/' },
  typescript: { ignoreBuildErrors: true },
};

export default config;
