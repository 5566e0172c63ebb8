import { Button, Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { loteDe } from '../../../../schema/rules/acesso/lote.input'
import type { UsuarioFiltro } from '../../../gql/types'
import { errorText } from '../../../kernel/apollo'
import { Form, FormFooter, LeaveGuard, RecordsField, Section, useZodForm } from '../../../kernel/form'
import { ErrorState, listAsLeft, toast } from '../../../kernel/ui'
import { usePessoasAtivasQuery } from './adicionar-membros.generated'
import { useUsuarioSearch } from './choices'
import { ResultadoDialog } from './lote/resultado'
import type { ResultadoFragment } from './lote/resultado.generated'
import { NoPeople } from './no-people'

type Props = {
  /** Part of a text, for example 'ao departamento' */
  onde: string
  /** Part of a text, for example 'deste departamento' */
  de: string
  /** What the people become; 'membro' unless it is said. */
  quem?: 'membro' | 'aluno'
  /** Selects people who are not members yet, for example `{ foraDoDepartamento: '3' }` */
  filtro: UsuarioFiltro
  /** The address of the member list. */
  back: string
  add: (ids: string[]) => Promise<ResultadoFragment>
  /** Puts those for whom there is no free place on the waiting list. */
  wait?: ((ids: string[]) => Promise<ResultadoFragment>) | undefined
}

/** Adds people to a department, an event, a mission, a cell or a class: one or many, in one operation. */
export function AdicionarMembros({ onde, de, quem = 'membro', filtro, back, add, wait }: Props) {
  const navigate = useNavigate()
  const pessoas = useUsuarioSearch({ ...filtro, usuarioAtivo: 1 })
  const [resultado, setResultado] = useState<ResultadoFragment>()
  const rules = loteDe(`Selecione um ${quem} para adicionar ${onde}.`)
  const name = quem === 'aluno' ? 'Alunos' : 'Membro'
  const form = useZodForm(rules, { ids: [] })

  /** After some were put on the waiting list: tells whom this left out, if anybody. */
  const done = (then: ResultadoFragment) => {
    if (then.recusados.length > 0) return setResultado(then)
    toast.success(then.message)
    navigate(listAsLeft(back))
  }

  const save = async ({ ids }: z.output<typeof rules>) => {
    const added = await add(ids.map(String))
    if (added.recusados.length > 0) return setResultado(added)
    toast.success(
      added.feitos === 1
        ? `A pessoa foi adicionada ${onde} com sucesso.`
        : `As pessoas foram adicionadas ${onde} com sucesso.`,
    )
    navigate(listAsLeft(back))
  }

  if (pessoas.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={pessoas.retry} />
  if (pessoas.nobody) return <NobodyLeft all={`Todas as pessoas ativas já são ${quem}s ${de}.`} />
  return (
    <>
      <Form form={form} onSave={save} failureText={`Não foi possível adicionar o ${quem} ${onde}.`}>
        <LeaveGuard form={form} />
        <Section
          title="Quem entra"
          help={`Só aparecem pessoas ativas que ainda não são ${quem}s. Escolha uma ou várias.`}
        >
          <RecordsField
            control={form.control}
            name="ids"
            label={name}
            placeholder="Digite um nome ou e-mail…"
            required
            wide
            found={pessoas}
          />
        </Section>
        <FormFooter form={form} cancel={back} saveText={`Adicionar ${name}`} />
      </Form>
      {resultado && (
        <ResultadoDialog
          resultado={resultado}
          onClose={() => navigate(listAsLeft(back))}
          action={wait && <Waiting resultado={resultado} wait={wait} onDone={done} />}
        />
      )}
    </>
  )
}

type WaitingProps = {
  resultado: ResultadoFragment
  wait: (ids: string[]) => Promise<ResultadoFragment>
  onDone: (resultado: ResultadoFragment) => void
}

/** Offers the waiting list for those who were left out because all places are taken. */
function Waiting({ resultado, wait, onDone }: WaitingProps) {
  const [busy, setBusy] = useState(false)
  const full = resultado.recusados.filter(({ lotado }) => lotado)
  if (full.length === 0) return null
  const put = async () => {
    setBusy(true)
    try {
      onDone(await wait(full.map(({ id }) => id)))
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível pôr as pessoas na lista de espera.'))
    }
    setBusy(false)
  }
  const text = full.length === 1 ? 'Pôr na lista de espera' : `Pôr ${full.length} pessoas na lista de espera`
  return <Button variant="outlined" text={text} loading={busy} onClick={() => void put()} />
}

/**
 * Shown instead of the form when nobody can be added. It explains why: the church has no active people, or all are
 * members already.
 * @param all the text for the second case
 */
export function NobodyLeft({ all }: { all: string }) {
  const { data } = usePessoasAtivasQuery({ variables: {} })
  if (!data) return null
  if (data.usuarios.totalCount === 0) return <NoPeople />
  return <Callout intent="primary">{all}</Callout>
}
