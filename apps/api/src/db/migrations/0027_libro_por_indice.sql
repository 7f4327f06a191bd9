-- How many rows a statement books is not known when its plan is made: a few, and the variants are found by their key.
alter function sumar_movimientos() set enable_hashjoin = off;
--> statement-breakpoint
alter function sumar_movimientos() set enable_mergejoin = off;
--> statement-breakpoint
alter function sumar_movimientos() set enable_seqscan = off;
--> statement-breakpoint
alter function sumar_asignado(cambio_de_asignado[]) set enable_hashjoin = off;
--> statement-breakpoint
alter function sumar_asignado(cambio_de_asignado[]) set enable_mergejoin = off;
--> statement-breakpoint
alter function sumar_asignado(cambio_de_asignado[]) set enable_seqscan = off;
