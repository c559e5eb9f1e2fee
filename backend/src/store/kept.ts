/** Statements of SQL that count again what the database keeps, in case rows were written without its triggers. */
export const recount: readonly string[] = [
  'delete from ride_totals',
  `insert into ride_totals select count(*), coalesce(sum(case when status = 'completed' then 1 else 0 end), 0),
    coalesce(sum(case when status = 'completed' then fare else 0 end), 0) from rides`,
];
