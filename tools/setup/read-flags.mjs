import { parseArgs } from 'node:util';

/**
 * The flags and words of a command. With --help or an unknown flag, prints the usage and exits.
 *
 * @template {NonNullable<import('node:util').ParseArgsConfig['options']>} [Options={}]
 * @param {string} usage
 * @param {Options} [options]
 * @param {string[]} [args]
 * @returns {{ flags: ReturnType<typeof parseArgs<{ options: Options }>>['values'], words: string[] }}
 */
export function readFlags(usage, options, args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (!values.help) return { flags: /** @type {any} */ (values), words: positionals };
    console.log(usage);
    process.exit(0);
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}\n\n${usage}`);
    process.exit(2);
  }
}
