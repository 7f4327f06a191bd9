delete from "claves" where "usada_en" is not null;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "es_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "claves" DROP COLUMN "usada_en";--> statement-breakpoint
update "users" set "es_demo" = true where "email" like '%@telar.test';
--> statement-breakpoint
-- Rights that others held together become rights of their own: who had the one has the other, except that reps decide nothing.
create temporary table derechos (nuevo text, de text) on commit drop;
--> statement-breakpoint
insert into derechos values
  ('Caja.View', 'Facturas.Issue'), ('Caja.Update', 'Facturas.Issue'), ('Caja.Approve', 'Facturas.Issue'),
  ('Pases.Search', 'Facturas.Issue'), ('Pases.Export', 'Facturas.Issue'), ('Pases.Issue', 'Facturas.Issue'),
  ('Cobros.Search', 'Facturas.Search'), ('Cobros.Export', 'Facturas.Export'), ('Cobros.Create', 'Facturas.Update'),
  ('Cobros.Update', 'Facturas.Update'), ('Cobros.Delete', 'Facturas.Update'),
  ('Comisiones.Search', 'Facturas.Search'), ('Comisiones.View', 'Facturas.View'),
  ('Comisiones.Export', 'Facturas.Export'), ('Comisiones.Issue', 'Facturas.Issue'),
  ('Entregas.Create', 'Pedidos.Update'), ('Pedidos.Approve', 'Pedidos.Update'), ('Descuentos.Approve', 'Pedidos.Update'),
  ('Portes.Approve', 'Pedidos.Update');
--> statement-breakpoint
insert into role_permissions (role_id, permission)
select p.role_id, 'Permissions.' || d.nuevo
from derechos d
  join role_permissions p on p.permission = 'Permissions.' || d.de
  join roles r on r.id = p.role_id
where not (r.name = 'Comercial' and d.de = 'Pedidos.Update')
on conflict do nothing;
--> statement-breakpoint
insert into permisos (permission) select 'Permissions.' || nuevo from derechos where exists (select from permisos)
on conflict do nothing;
