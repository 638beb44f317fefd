import type { Config } from 'tailwindcss';

export default {
  content: ['./app/**/*.tsx', './components/**/*.tsx'],
  darkMode: ['selector', '.dark'],
} satisfies Config;
