import { parseArgs } from 'node:util';

/**
 * Reads a command's options; ends the process with the usage for `--help` (exit code 0), and with what is wrong and
 * the usage for what is not understood (exit code 2).
 * @param options as `parseArgs` takes them
 * @param numbers those that are numbers from 0
 */
export function readOptions(usage, options, numbers) {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', short: 'h' } } });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    for (const name of numbers) {
      const given = values[name];
      values[name] = Number(given);
      if (given.trim() === '' || !(values[name] >= 0))
        throw new Error(`--${name} is ${given}. Give a number, such as ${options[name].default}.`);
    }
    return values;
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    process.exit(2);
  }
}
