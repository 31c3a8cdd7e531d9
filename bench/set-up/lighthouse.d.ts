export interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
  environment: { benchmarkIndex: number };
}

export function lighthouse(
  address: string,
  flags: {
    port: number;
    onlyCategories: string[];
    disableStorageReset: boolean;
    logLevel: 'error';
  },
): Promise<{ lhr: Report } | undefined>;
