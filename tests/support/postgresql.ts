/** Placeholder until the test cluster lands; replaced by the product engineer. */
export default function setup(): void {}
