import { z } from 'zod';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Filter?: string | undefined;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number | undefined;
  Plans?: PlanNode[] | undefined;
}
const planNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Filter: z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

/**
 * The tables that PostgreSQL reads from beginning to end, given the rows of `explain (analyze, format json)`, or of which
 * it reads at least `manyRows` that are not in the result.
 */
export function tablesReadWhole(rows: unknown, manyRows: number): string[] {
  const found: string[] = [];
  const visit = (node: PlanNode, isLimited: boolean) => {
    const table = node['Relation Name'];
    if (table !== undefined && (readsWholeTable(node, isLimited) || wastes(node, isLimited)))
      found.push(table);
    for (const child of node.Plans ?? []) visit(child, isLimited || node['Node Type'] === 'Limit');
  };
  /** An index alone is read fast, so a late page can skip its entries. */
  const wastes = (node: PlanNode, isLimited: boolean) =>
    node['Node Type'] !== 'Index Only Scan' &&
    node['Actual Loops'] *
      ((node['Rows Removed by Filter'] ?? 0) + (isLimited ? node['Actual Rows'] : 0)) >=
      manyRows;
  visit(explained.parse(rows)[0]['QUERY PLAN'][0].Plan, false);
  return found;
}

/** An index that only gives the order reads every row too, to filter them, unless a limit ends that. */
function readsWholeTable(node: PlanNode, isLimited: boolean): boolean {
  if (node['Node Type'] !== 'Index Scan') return node['Node Type'] === 'Seq Scan';
  return !isLimited && node['Index Cond'] === undefined && node.Filter !== undefined;
}
