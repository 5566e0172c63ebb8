import { Button } from '@blueprintjs/core'
import { Add, Repeat } from '@blueprintjs/icons'
import { Fragment, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { normaliseText } from '../../../../../schema/rules/folding'
import { useCan } from '../../../../kernel/session'
import { formatDate } from '../../../../kernel/ui'
import { answerColor } from '../resposta'
import { escalaCultoUrls } from '../urls'
import { Escalar } from './escalar'
import type { MatrizEscalasQuery } from './matriz.generated'
import styles from './matriz.module.css'
import { Pessoa } from './pessoa'

type Matriz = MatrizEscalasQuery['matrizEscalas']
export type CultoDaMatriz = Matriz['cultos'][number]

const weekday = new Intl.DateTimeFormat('pt-BR', { weekday: 'short', timeZone: 'UTC' })
const dayName = (date: string) => weekday.format(new Date(`${date}T12:00:00Z`)).replace('.', '')

/** The functions of these roster entries, ignoring case and accents; the first spelling found is shown. */
function functionsOf(escalas: Matriz['escalas']): string[] {
  const names = new Map<string, string>()
  for (const { funcao } of escalas) if (!names.has(normaliseText(funcao))) names.set(normaliseText(funcao), funcao)
  return [...names.values()].sort((a, b) => a.localeCompare(b, 'pt-BR'))
}

/** Whether the person blocked the day of the worship service, and has not declined; and the open request for a substitute. */
const factsOf = (
  { ausentes, pedidos }: Matriz,
  { id, idMembro, resposta }: Matriz['escalas'][number],
  { dataCulto }: CultoDaMatriz,
) => ({
  ausente:
    resposta !== 'recusada' &&
    ausentes.some((days) => days.idMembro === idMembro && days.dataInicio <= dataCulto && dataCulto <= days.dataFim),
  pedido: pedidos.find(({ idEscala }) => idEscala === id),
})

type Props = {
  matriz: Matriz
  today: string
  onRepeat: (culto: CultoDaMatriz) => void
}

/** One column per worship service, one row per function. On a narrow screen, MatrizCards is shown instead. */
export function MatrizTable({ matriz, today, onRepeat }: Props) {
  const { cultos, escalas } = matriz
  const canWrite = useCan('escalaCulto.escrever')
  const functions = functionsOf(escalas)
  const at = (idCulto: number, funcao: string) =>
    escalas.filter((escala) => escala.idCulto === idCulto && normaliseText(escala.funcao) === normaliseText(funcao))
  const open = (culto: CultoDaMatriz) => canWrite && culto.statusCulto !== 'cancelado'
  const place = useRef<HTMLElement>(null)
  const next = cultos.find(({ dataCulto }) => dataCulto >= today)?.uuid
  // A month has more worship services than fit, so the table starts with the next one, beside the names of the functions.
  useEffect(() => {
    const [names, column] = [
      place.current?.querySelector('th'),
      place.current?.querySelector<HTMLElement>('[data-next]'),
    ]
    if (place.current && names && column && next) place.current.scrollLeft = column.offsetLeft - names.offsetWidth
  }, [next])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll this element
    <section ref={place} className={styles.scroll} aria-label="Matriz de escalas" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Função</th>
            {cultos.map((culto) => (
              <th
                key={culto.uuid}
                scope="col"
                data-next={culto.uuid === next || undefined}
                data-canceled={culto.statusCulto === 'cancelado' || undefined}
              >
                <CultoHead culto={culto} />
                {open(culto) && escalas.some(({ idCulto }) => idCulto === culto.id) && (
                  <Button
                    variant="minimal"
                    size="small"
                    icon={<Repeat />}
                    text="Repetir"
                    aria-label={`Repetir a escala de ${formatDate(culto.dataCulto)} ${culto.horaCulto}`}
                    onClick={() => onRepeat(culto)}
                  />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {functions.map((funcao) => (
            <tr key={funcao}>
              <th scope="row">{funcao}</th>
              {cultos.map((culto) => (
                <td key={culto.uuid}>
                  {at(culto.id, funcao).map((escala) => (
                    <Pessoa key={escala.uuid} escala={escala} culto={culto} {...factsOf(matriz, escala, culto)} />
                  ))}
                  {open(culto) && <Escalar culto={culto} funcao={funcao} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function CultoHead({ culto }: { culto: CultoDaMatriz }) {
  return (
    <>
      <span className={styles.day}>
        {dayName(culto.dataCulto)}, {formatDate(culto.dataCulto).slice(0, 5)} · {culto.horaCulto}
      </span>
      <span className={styles.theme}>
        {culto.statusCulto === 'cancelado' ? 'Cancelado' : (culto.temaCulto ?? culto.nomeLocal ?? 'Culto')}
      </span>
    </>
  )
}

/** The number of worship services that fit on a sheet of paper. */
const servicesOnSheet = 5

/** The matrix for printing: only names and dots, split into sheets. */
export function MatrizPrint({ matriz: { cultos, escalas } }: Pick<Props, 'matriz'>) {
  const functions = functionsOf(escalas)
  const sheets = Array.from({ length: Math.ceil(cultos.length / servicesOnSheet) }, (_, sheet) =>
    cultos.slice(sheet * servicesOnSheet, (sheet + 1) * servicesOnSheet),
  )
  return (
    <div className={styles.paper}>
      {sheets.map((services) => (
        <table key={services[0]?.uuid} className={styles.sheet}>
          <thead>
            <tr>
              <th scope="col">Função</th>
              {services.map((culto) => (
                <th key={culto.uuid} scope="col">
                  <CultoHead culto={culto} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {functions.map((funcao) => (
              <tr key={funcao}>
                <th scope="row">{funcao}</th>
                {services.map((culto) => (
                  <td key={culto.uuid}>
                    {escalas
                      .filter(
                        ({ idCulto, funcao: own }) =>
                          idCulto === culto.id && normaliseText(own) === normaliseText(funcao),
                      )
                      .map(({ uuid, resposta, membro }) => (
                        <div key={uuid}>
                          <span className={styles.dot} data-color={answerColor(resposta)} />
                          {membro?.name}
                        </div>
                      ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

/** The matrix for a narrow screen: one card per worship service, the coming ones first. */
export function MatrizCards({ matriz, today, onRepeat }: Props) {
  const { cultos, escalas } = matriz
  const past = cultos.filter(({ dataCulto }) => dataCulto < today)
  const coming = cultos.filter(({ dataCulto }) => dataCulto >= today)
  const canWrite = useCan('escalaCulto.escrever')
  return (
    <ul className={styles.cards}>
      {[...coming, ...past].map((culto) => {
        const own = escalas.filter(({ idCulto }) => idCulto === culto.id)
        const open = canWrite && culto.statusCulto !== 'cancelado'
        return (
          <Fragment key={culto.uuid}>
            {coming.length > 0 && culto === past[0] && <li className={styles.past}>Já aconteceram</li>}
            <li>
              <h3>
                <CultoHead culto={culto} />
              </h3>
              {own.length === 0 && <p className={styles.nobody}>Ninguém na escala ainda.</p>}
              <dl>
                {functionsOf(open ? escalas : own).map((funcao) => (
                  <div key={funcao}>
                    <dt>{funcao}</dt>
                    <dd>
                      {own
                        .filter((escala) => normaliseText(escala.funcao) === normaliseText(funcao))
                        .map((escala) => (
                          <Pessoa key={escala.uuid} escala={escala} culto={culto} {...factsOf(matriz, escala, culto)} />
                        ))}
                      {open && <Escalar culto={culto} funcao={funcao} />}
                    </dd>
                  </div>
                ))}
              </dl>
              {open && (
                <div className={styles.cardActions}>
                  <Link className={styles.addText} to={escalaCultoUrls.createIn(culto.id)}>
                    <Add size={14} /> Outra função
                  </Link>
                  {own.length > 0 && (
                    <Button variant="minimal" icon={<Repeat />} text="Repetir" onClick={() => onRepeat(culto)} />
                  )}
                </div>
              )}
            </li>
          </Fragment>
        )
      })}
    </ul>
  )
}
