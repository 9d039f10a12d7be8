import { type Kysely, sql } from 'kysely'

/**
 * Earlier versions opened a credited invoice again if its payment was refunded or reversed after something else had used
 * its credit note. Now such a note settles the invoice that it credits: first what is free of it, then what other invoices
 * used, then refunds. What had used it is open again and may be a credited invoice too. Each step settles more with the
 * note that names it, so this ends.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $settle$
    declare
      -- A list in place of one query for all invoices, which would read the whole ledger for each step.
      invoices bigint[] := array(
        select distinct invoice.id
        from ledger_entry note join ledger_entry invoice on invoice.id = note.settles_id
        where note.kind = 'CREDIT_NOTE' and invoice.owed > (
          select coalesce(sum(case when undoes_id is null then amount else -amount end), 0)
          from allocation where to_entry = invoice.id)
        order by 1);
      position int := 1;
      current bigint;
      part record;
    begin
      while position <= cardinality(invoices) loop
        current := invoices[position];
        select note.id as note, invoice.id as invoice, used.id as undone, used.to_entry,
          least(used.amount, invoice.owed - settled.amount) as amount
          into part
        from ledger_entry invoice join ledger_entry note on note.settles_id = invoice.id
          cross join lateral (
            select coalesce(sum(case when undoes_id is null then amount else -amount end), 0) as amount
            from allocation where to_entry = invoice.id) settled
          cross join lateral (
            select null::bigint as id, null::bigint as to_entry, 1 as rank,
              -note.owed - coalesce(sum(case when undoes_id is null then amount else -amount end), 0) as amount
            from allocation where from_entry = note.id
            union all
            select a.id, a.to_entry, case to_kind.kind when 'INVOICE' then 2 else 3 end,
              a.amount - coalesce((select sum(amount) from allocation where undoes_id = a.id), 0)
            from allocation a join ledger_entry to_kind on to_kind.id = a.to_entry
            where a.from_entry = note.id and a.undoes_id is null and a.to_entry <> invoice.id) used
        where invoice.id = current and note.kind = 'CREDIT_NOTE' and used.amount > 0
          and invoice.owed > settled.amount
        order by used.rank, used.id desc
        limit 1;
        if not found then
          position := position + 1;
          continue;
        end if;
        if part.undone is not null then
          insert into allocation (from_entry, to_entry, amount, made_on, rule, undoes_id)
            values (part.note, part.to_entry, part.amount, current_date, 'NAMED', part.undone);
          invoices := invoices || part.to_entry;
        end if;
        insert into allocation (from_entry, to_entry, amount, made_on, rule)
          values (part.note, part.invoice, part.amount, current_date, 'NAMED');
      end loop;
    end
    $settle$`.execute(db)
}
