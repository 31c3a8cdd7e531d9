import { useEffect, useState } from 'react';

/** The value as it was when it last rested for `ms` milliseconds. */
export function useDebounced<V>(value: V, ms: number): V {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
