import { skipToken } from '@apollo/client/react'
import { useContext, useId } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { errorText } from '../../../kernel/apollo'
import type { ZodForm } from '../../../kernel/form'
import { ErrorState, Skeleton, StatusDot, TimeZone } from '../../../kernel/ui'
import { hoursText } from '../reserva'
import styles from './sala-field.module.css'
import { type SalasLivresQuery, useSalasLivresQuery } from './salas-livres.generated'

export type Sala = SalasLivresQuery['disponibilidadeRecursos']['nodes'][number]

type Periodo = { dataInicio: string; dataFim: string }

/** The rooms and other resources with their free units in a period. */
export function useSalas(periodo: Periodo | undefined) {
  const result = useSalasLivresQuery(
    // Other people may have reserved something in the meantime.
    periodo ? { variables: periodo, fetchPolicy: 'cache-and-network' } : skipToken,
  )
  const { data, previousData, error, refetch } = result
  return {
    // rooms come before what there are several of, such as chairs
    salas:
      periodo &&
      (data ?? previousData)?.disponibilidadeRecursos.nodes.toSorted(
        (a, b) => Number(a.recurso.quantidade > 1) - Number(b.recurso.quantidade > 1),
      ),
    error: data ? undefined : error,
    again: () => void refetch().catch(() => undefined),
  }
}

type Props<In extends FieldValues, Out> = {
  control: ZodForm<In, Out>['control']
  name: FieldPath<In>
  periodo: Periodo | undefined
}

/** The choice of a room among those that are free in the period. A room that is taken says by what, and cannot be chosen. */
export function SalaField<In extends FieldValues, Out>({ control, name, periodo }: Props<In, Out>) {
  const { field, fieldState } = useController({ control, name })
  const { salas, error, again } = useSalas(periodo)
  const id = useId()
  const problem = fieldState.error?.message
  return (
    <fieldset className={styles.field} aria-describedby={problem ? `${id}-error` : undefined}>
      <legend>
        Sala ou recurso <span className={styles.required}>*</span>
      </legend>
      {problem && (
        <p id={`${id}-error`} className={styles.error}>
          {problem}
        </p>
      )}
      {!periodo && <p className={styles.note}>Informe o dia e o horário para ver o que está livre.</p>}
      {error && <ErrorState text={errorText(error, 'Não foi possível ver o que está livre.')} onRetry={again} />}
      {periodo && !salas && !error && <Skeleton width="100%" height={132} />}
      {salas?.length === 0 && <p className={styles.note}>A igreja ainda não cadastrou salas nem recursos.</p>}
      {salas && salas.length > 0 && (
        <ul className={styles.salas}>
          {salas.map((sala) => (
            <li key={sala.recurso.uuid}>
              <Opcao
                sala={sala}
                input={{
                  name,
                  ref: field.ref,
                  onBlur: field.onBlur,
                  checked: String(field.value) === String(sala.recurso.id),
                  onChange: () => field.onChange(sala.recurso.id),
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  )
}

type Input = {
  name: string
  ref: (element: HTMLInputElement | null) => void
  onBlur: () => void
  checked: boolean
  onChange: () => void
}

function Opcao({ sala, input }: { sala: Sala; input: Input }) {
  const id = useId()
  const { recurso, livres } = sala
  return (
    <label className={styles.sala} htmlFor={id} data-taken={livres <= 0 || undefined}>
      <input {...input} id={id} type="radio" disabled={livres <= 0 && !input.checked} aria-describedby={`${id}-more`} />
      <span className={styles.what}>
        <strong>{recurso.nomeRecurso}</strong>
        <span id={`${id}-more`} className={styles.more}>
          <Livre sala={sala} />
          {recurso.descricao && <span>{recurso.descricao}</span>}
        </span>
      </span>
    </label>
  )
}

/** Whether a room is free, or what takes it. */
export function Livre({ sala: { recurso, livres, reservas } }: { sala: Sala }) {
  const timeZone = useContext(TimeZone)
  if (livres > 0) {
    const text = recurso.quantidade === 1 ? 'Livre' : `${livres} de ${recurso.quantidade} livres`
    return <StatusDot color="success" text={text} />
  }
  const [first] = reservas
  return (
    <>
      <StatusDot color="danger" text="Reservado" />
      {first && (
        <span>
          {first.finalidade}, {hoursText(first, timeZone)}
        </span>
      )}
    </>
  )
}
