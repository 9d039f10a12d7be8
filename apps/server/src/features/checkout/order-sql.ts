import { mailJobColumns } from '../order/write-event.ts'

// The statements are constants, because building them each time takes nearly as long as sending them.

/**
 * Locks the company's row, inserts the order and locks the stock. Returns whether each condition holds. The
 * order is inserted only if all did.
 */
export const beginSql = `
  with locked_company as (
    select from company where id = $1 and baskets_version = $2 for no key update),
  checks as (
    select n as catalogue, exists (select from locked_company) as is_unchanged, exists (
      select from session join login on login.id = session.login_id
      where session.id = $3 and login.active) as is_session_live,
      $27::boolean or exists (
      select from login left join site on site.id = $28::bigint and site.company_id = login.company_id
      where login.id = $5
        and (login.site_id is null or login.site_id = site.id)
        and site.version is not distinct from $29::bigint
        and site.closed_at is null) as is_site_allowed
    from version where name = 'catalogue'),
  checked as (
    select from checks where is_unchanged and is_session_live and is_site_allowed and catalogue = $4),
  -- Always in product order and after the company's row, like all code, so that two orders cannot deadlock.
  locked_stock as (
    select product_id, on_hand, suspended from stock_level
    where product_id = any($30::bigint[]) and exists (select from checked)
    order by product_id for update),
  new_order as (
    insert into orders (company_id, login_id, key, request_hash, state, payment_type, payment_state, method,
      fulfilment_date, collection_time, collector, delivery_address, warehouse_name, purchase_order_number, notes, feedback,
      price_mark_option, currency_code, net, vat, gross, vat_by_rate, placed_at, language, pay_by, site_id)
    select $1, $5::bigint, $6::uuid, $7::bytea, 'SUBMITTED', $8::text, 'NONE', $9::text,
      $10::date, $11::time, $12::text, $13::jsonb, $14::text, $15::text, $16::text, $17::text,
      $18::text, $19::text, $20::bigint, $21::bigint, $22::bigint, $23::jsonb, $24::timestamptz, $25::text,
      -- Uses the database clock, like everything that expires.
      case when $8 = 'CARD' then now() + make_interval(mins => $26::int) end,
      $28::bigint
    from checked
    on conflict (company_id, key) do nothing
    returning *)
  select checks.*, (select json_agg(locked_stock) from locked_stock) as locked_stock, new_order.* from checks left join new_order on true`

/**
 * Writes the rest of an order: the stock it takes, its lines, its first event, and its e-mail, which waits if
 * a card has to be accepted first. The ordered lines leave the basket. Returns how many products had enough
 * stock.
 */
export const writeSql = `
  with new_order as (
    select $1::bigint as id, $2::bigint as company_id, $3::timestamptz as placed_at, $4::text as payment_type),
  company_version as (
    update company set baskets_version = baskets_version + 1 from new_order where company.id = new_order.company_id),
  reserved as (
    update stock_level s set on_hand = s.on_hand - w.units
    from new_order, unnest($5::bigint[], $6::bigint[]) as w (product_id, units)
    where s.product_id = w.product_id and s.on_hand >= w.units
    returning s.product_id),
  new_event as (
    insert into order_event (order_id, state, at) select id, 'SUBMITTED', placed_at from new_order returning id),
  email_job as (
    insert into job (kind, key, payload)
    select ${mailJobColumns} from new_event where (select payment_type from new_order) <> 'CARD'),
  deleted_lines as (
    delete from basket_line l using new_order, unnest($7::bigint[], $8::text[]) as o (product_id, unit)
    where l.company_id = new_order.company_id and l.basket_id = $9::uuid
      and l.product_id = o.product_id and l.unit = o.unit),
  basket_time as (
    update basket b set updated_at = new_order.placed_at from new_order
    where b.company_id = new_order.company_id and b.id = $9::uuid),
  new_lines as (
    insert into order_line (order_id, position, product_id, code, name, p_size, picture, unit, unit_name, quantity,
      unit_net, price_kind, vat_basis_points, net, vat, allocated_base_units, note)
    select new_order.id, l.* from new_order, json_to_recordset($10::json) as l (position int,
      product_id bigint, code text, name text, p_size text, picture text, unit text, unit_name text, quantity bigint,
      unit_net bigint, price_kind text, vat_basis_points int, net bigint, vat bigint, allocated_base_units bigint, note text))
  select count(*) as reserved from reserved`
