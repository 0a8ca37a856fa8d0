import { z } from 'zod';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string | undefined;
  'Index Cond'?: string | undefined;
  Filter?: string | undefined;
  Plans?: PlanNode[] | undefined;
}
const planNode: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  Filter: z.string().optional(),
  get Plans() {
    return z.array(planNode).optional();
  },
});
const explained = z.tuple([z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) })]);

/** The tables that PostgreSQL reads from beginning to end, given the rows of `explain (format json)`. */
export function tablesReadWhole(rows: unknown): string[] {
  const found: string[] = [];
  const visit = (node: PlanNode, isLimited: boolean) => {
    const table = node['Relation Name'];
    if (table !== undefined && readsWholeTable(node, isLimited)) found.push(table);
    for (const child of node.Plans ?? []) visit(child, isLimited || node['Node Type'] === 'Limit');
  };
  visit(explained.parse(rows)[0]['QUERY PLAN'][0].Plan, false);
  return found;
}

/** An index that only gives the order reads every row too, to filter them, unless a limit ends that. */
function readsWholeTable(node: PlanNode, isLimited: boolean): boolean {
  if (node['Node Type'] !== 'Index Scan') return node['Node Type'] === 'Seq Scan';
  return !isLimited && node['Index Cond'] === undefined && node.Filter !== undefined;
}
