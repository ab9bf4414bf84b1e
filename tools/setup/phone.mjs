import { networkInterfaces } from 'node:os';

/** Networks of containers and virtual machines, which phones cannot reach. */
const isVirtual = /^(docker|br-|veth|virbr|vEthernet)/;

/**
 * The URL of this machine in the local network. Undefined if it is in none.
 *
 * @param {string | number} port
 * @param {NodeJS.Dict<import('node:os').NetworkInterfaceInfo[]>} [interfaces]
 */
export function networkUrl(port, interfaces = networkInterfaces()) {
  const found = Object.entries(interfaces)
    .filter(([name]) => !isVirtual.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return found && `http://${found.address}:${port}`;
}

/**
 * Prints the URL and its QR code in a terminal, for a phone in the same network.
 *
 * @param {string | number} port
 */
export async function printForPhone(port) {
  const url = networkUrl(port);
  if (!url || !process.stdout.isTTY) return;
  // Loaded here, because start.mjs installs packages first.
  const { renderUnicodeCompact } = await import('uqr');
  // White blocks on black in every theme of the terminal, because scanners need a light border.
  const code = renderUnicodeCompact(url, { border: 2 }).replaceAll(
    /^.*$/gm,
    '\x1b[97;40m$&\x1b[0m',
  );
  console.log(`\n${code}\nOn a phone in the same network: ${url}\n`);
}
