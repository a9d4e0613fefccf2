// Imported before React DOM, which makes some errors when it is evaluated, to throw them later as signals. For the places of their stacks V8 would
// parse all of React DOM a second time, and a debugger asks for them even where `stackTraceLimit` is 0: most of what a page's longest task took.
// Until `mount.tsx` restores it, `Error(…)` without `new` makes an error without a stack.

const NativeError = globalThis.Error;

globalThis.Error = new Proxy(NativeError, {
  apply: (target, _this, [message]: unknown[]): unknown =>
    Object.create(target.prototype, { message: { value: message, writable: true, configurable: true } }),
});

export function restoreStackTraces(): void {
  globalThis.Error = NativeError;
}
