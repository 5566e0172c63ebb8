import { Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { z } from 'zod'
import { loteDe } from '../../../gql/regras/features/acesso/usuario/lote.input'
import type { UsuarioFiltro } from '../../../gql/types'
import { Form, FormFooter, LeaveGuard, RecordsField, Section, useZodForm } from '../../../kernel/form'
import { ErrorState, toast } from '../../../kernel/ui'
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
  idCliente: number
  /** Selects people who are not members yet, for example `{ foraDoDepartamento: '3' }` */
  filtro: UsuarioFiltro
  /** The address of the member list. */
  back: string
  add: (ids: string[]) => Promise<ResultadoFragment>
}

/** Adds people to a department, an event, a mission, a cell or a class: one or many, in one operation. */
export function AdicionarMembros({ onde, de, quem = 'membro', idCliente, filtro, back, add }: Props) {
  const navigate = useNavigate()
  const pessoas = useUsuarioSearch({ ...filtro, usuarioAtivo: 1 }, idCliente)
  const [resultado, setResultado] = useState<ResultadoFragment>()
  const rules = loteDe(`Selecione um ${quem} para adicionar ${onde}.`)
  const name = quem === 'aluno' ? 'Alunos' : 'Membro'
  const form = useZodForm(rules, { ids: [] })

  const save = async ({ ids }: z.output<typeof rules>) => {
    const done = await add(ids.map(String))
    if (done.recusados.length > 0) return setResultado(done)
    toast.success(
      done.feitos === 1
        ? `A pessoa foi adicionada ${onde} com sucesso.`
        : `As pessoas foram adicionadas ${onde} com sucesso.`,
    )
    navigate(back)
  }

  if (pessoas.failed) return <ErrorState text="Não foi possível carregar os usuários." onRetry={pessoas.retry} />
  if (pessoas.nobody) return <NobodyLeft all={`Todas as pessoas ativas já são ${quem}s ${de}.`} idCliente={idCliente} />
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
      {resultado && <ResultadoDialog resultado={resultado} onClose={() => navigate(back)} />}
    </>
  )
}

/**
 * Shown instead of the form when nobody can be added. It explains why: the church has no active people, or all are
 * members already.
 * @param all the text for the second case
 */
export function NobodyLeft({ all, idCliente }: { all: string; idCliente: number }) {
  const { data } = usePessoasAtivasQuery({ variables: { idCliente } })
  if (!data) return null
  if (data.usuarios.totalCount === 0) return <NoPeople />
  return <Callout intent="primary">{all}</Callout>
}
