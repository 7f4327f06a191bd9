import type { CallOutput } from '@telar/contract/kit/endpoint'
import type { MateriaFila } from '@telar/contract/produccion/materia'
import { materias } from '@telar/contract/produccion/materias'
import type { Textos } from '@telar/domain/idioma'
import type { Unidad as UnidadDeMateria } from '@telar/domain/produccion/materia'
import { useRead } from '../../calls.ts'
import type { PartProps } from '../../declare/screen.ts'
import { Note } from '../../parts/Note.tsx'
import { OfficeLink } from '../../parts/OfficeLink.tsx'
import { Sideways } from '../../parts/Sideways.tsx'
import { State } from '../../parts/State.tsx'
import { hrefOf } from '../../place.ts'
import { Leido } from '../../record/Leido.tsx'
import { Part } from '../../record/Part.tsx'
import { useFormat, useWords } from '../../use-texts.ts'
import { P } from '../palabras.ts'
import { Unidad } from '../Unidad.tsx'
import { useCifra } from '../use-medida.ts'
import { MATERIA } from './materia-texts.ts'

type Uso = CallOutput<typeof materias.usadoEn>[number]

/** Where a material is needed; as long as it is, it cannot be deleted. */
export function Usos({ row }: PartProps<MateriaFila>) {
  const say = useWords(MATERIA)
  const unidad = row?.unidad ?? ''
  const read = useRead(materias.usadoEn, { params: { id: Number(row?.id) } }, { staleTime: 0 })
  return (
    <Leido de={read}>
      {(usos) => {
        const hojas = usos.filter(({ clase }) => clase === 'escandallo')
        const ordenes = usos.filter(({ clase }) => clase === 'ordenfab')
        if (usos.length === 0) return <p className="o-empty">{say.sinUso}</p>
        return (
          <>
            <div className="o-problem">
              <Note>{say.noSeBorra(hojas.length, ordenes.length)}</Note>
            </div>
            {hojas.length > 0 && (
              <Tabla title={MATERIA.escandallos} medida={MATERIA.consumo} {...{ usos: hojas, unidad }} />
            )}
            {ordenes.length > 0 && (
              <Tabla title={MATERIA.ordenes} medida={MATERIA.cortado} {...{ usos: ordenes, unidad }} />
            )}
          </>
        )
      }}
    </Leido>
  )
}

const direccion = ({ clase, id, modeloId }: Uso) =>
  clase === 'escandallo' ? hrefOf('modelos', modeloId, { ficha: 'escandallo' }) : hrefOf('ordenesfab', id)

function Tabla({
  title,
  medida,
  usos,
  unidad,
}: {
  title: Textos
  medida: Textos
  usos: Uso[]
  unidad: UnidadDeMateria | ''
}) {
  const { word, number, date } = useFormat()
  const cifra = useCifra()
  const say = useWords(MATERIA)
  const p = useWords(P)
  const situacion = ({ clase, vigente }: Uso) =>
    clase === 'escandallo' ? (vigente ? say.vigente : say.antigua) : vigente ? say.abierta : say.terminada
  return (
    <Part title={`${word(title)} ${number(usos.length)}`}>
      <Sideways>
        <table className="o-t o-t-money o-t-narrow">
          <thead>
            <tr>
              <th>{word(title)}</th>
              <th>{p.fecha}</th>
              <th>{p.estado}</th>
              <th className="o-n">
                {word(medida)} <Unidad de={unidad} />
              </th>
            </tr>
          </thead>
          <tbody>
            {usos.map((uso) => (
              <tr key={uso.id}>
                <td>
                  <OfficeLink className="o-link o-m" href={direccion(uso)}>
                    {uso.etiqueta}
                  </OfficeLink>
                </td>
                <td className="o-q">{date(uso.fecha)}</td>
                <td>
                  <State mark={uso.vigente ? 'ring' : 'dotted'}>{situacion(uso)}</State>
                </td>
                <td className="o-n">
                  {/* what one garment takes is as fine as its sheet says */}
                  {uso.clase === 'escandallo' ? number(uso.cantidad) : cifra(uso.cantidad, unidad)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </Part>
  )
}
