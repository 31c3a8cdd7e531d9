import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { type Product, startProduct } from './start-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    products: Product[];
  }
}

/** A provider of company sign-in stands on this machine. */
const settings = { OUTBOUND_HOSTS: 'localhost' };

/** Gives each worker a lane with a product of its own (vitest's globalSetup). */
export default async function setup(project: TestProject) {
  const lanes = Array.from({ length: Number(project.config.maxWorkers) });
  const products = await Promise.all(lanes.map(() => startProduct(settings)));
  project.provide(
    'products',
    products.map(({ url, dataDir, settings }) => ({ url, dataDir, settings })),
  );
  return async () => {
    await Promise.all(products.map(({ stop }) => stop()));
  };
}

/** The product of this lane. No other walk uses it at the same time. */
export function laneProduct(): Product {
  const product = inject('products')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!product) throw new Error('there are more workers than lanes');
  return product;
}
