/** What the site's own server is compared with: @fastify/static on the same folder, nothing else. */
import fastifyStatic from '@fastify/static';
import { fastify } from 'fastify';

const server = fastify();
server.register(fastifyStatic, { root: process.argv[2] ?? '', preCompressed: true });
console.log(await server.listen({ port: 0, host: '127.0.0.1' }));
