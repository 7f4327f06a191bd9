ALTER TABLE "refresh_tokens" ADD COLUMN "atado" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Discounts and carriage of an invoice take the rights they take in an order: who could type them in goes on doing so, except that reps decide nothing.
insert into role_permissions (role_id, permission)
select distinct p.role_id, d.nuevo
from (values ('Permissions.Descuentos.Approve'), ('Permissions.Portes.Approve')) d (nuevo)
  cross join role_permissions p
  join roles r on r.id = p.role_id
where p.permission in ('Permissions.Facturas.Create', 'Permissions.Facturas.Update') and r.name <> 'Comercial'
on conflict do nothing;
