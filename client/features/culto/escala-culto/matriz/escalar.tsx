import { Button, PopoverNext } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { errorText, fieldErrors } from '../../../../kernel/apollo'
import { RecordInput } from '../../../../kernel/form'
import { formatDate, toast, useConfirm } from '../../../../kernel/ui'
import { usuarioChoices } from '../../../acesso/usuario'
import { diasText } from '../../indisponibilidade'
import { useCriarEscalaCultoMutation } from '../form/escala-form.generated'
import { escalaCultoUrls } from '../urls'
import {
  type CandidatosEscalaQuery,
  MatrizEscalasDocument,
  type MatrizEscalasQuery,
  useCandidatosEscalaQuery,
} from './matriz.generated'
import styles from './matriz.module.css'

type Props = {
  culto: MatrizEscalasQuery['matrizEscalas']['cultos'][number]
  funcao: string
}

/** The '+' button of a cell: selects who serves, without leaving the matrix. */
export function Escalar(props: Props) {
  const { culto, funcao } = props
  const [open, setOpen] = useState(false)
  const label = `Escalar ${funcao} em ${formatDate(culto.dataCulto)} ${culto.horaCulto}`
  return (
    <PopoverNext
      isOpen={open}
      onInteraction={setOpen}
      placement="bottom-start"
      transitionDuration={120}
      content={<Escolha {...props} label={label} onDone={() => setOpen(false)} />}
    >
      <Button variant="minimal" className={styles.add} icon={<Add size={14} />} aria-label={label} />
    </PopoverNext>
  )
}

/**
 * The people in the server's order: first the people who have served in this function; the person who served longest
 * ago comes first.
 */
function Escolha({ culto, funcao, label, onDone }: Props & { label: string; onDone: () => void }) {
  const id = useId()
  const confirm = useConfirm()
  const [busca, search] = useState('')
  const [criar, { loading: saving }] = useCriarEscalaCultoMutation({
    refetchQueries: [MatrizEscalasDocument],
    awaitRefetchQueries: true,
  })
  const result = useCandidatosEscalaQuery({
    variables: { idCulto: String(culto.id), funcao, busca: busca || undefined },
    fetchPolicy: 'cache-and-network',
  })
  const people = (result.data ?? result.previousData)?.candidatosEscala ?? []
  const choices = usuarioChoices(people).map((choice, index) => ({ ...choice, detail: detailOf(people[index]) }))

  const send = async (idMembro: number, confirmarConflito = false) => {
    await criar({
      variables: {
        input: { idCulto: String(culto.id), idMembro: String(idMembro), funcao, confirmarConflito },
      },
    })
    toast.success('Escala criada com sucesso.')
  }
  const take = async (idMembro: number) => {
    try {
      await send(idMembro)
    } catch (error) {
      if (!fieldErrors(error).confirmarConflito) throw error
      const text = `${errorText(error, '')} Escalar mesmo assim?`
      if (await confirm({ text, confirmText: 'Escalar mesmo assim' })) await send(idMembro, true)
    }
  }
  const choose = async (idMembro: number) => {
    try {
      await take(idMembro)
      onDone()
    } catch (error) {
      toast.error(errorText(error, 'Houve um problema ao criar ou atualizar a escala.'))
    }
  }

  return (
    <section className={styles.choice} aria-label={label}>
      <RecordInput
        id={id}
        label={`Quem serve: ${funcao}`}
        found={{ choices, busca, ranked: true, loading: result.loading && !result.data, search }}
        shown=""
        placeholder="Digite um nome ou e-mail…"
        standing
        onTake={(choice) => choice && void choose(choice.value)}
        input={{
          id,
          'aria-label': `Quem serve: ${funcao}`,
          autoFocus: true,
          disabled: saving,
          onBlur: () => undefined,
        }}
      />
      {result.error && <p role="alert">{errorText(result.error, 'Não foi possível carregar os usuários.')}</p>}
      <Link to={escalaCultoUrls.createIn(culto.id, funcao)}>Escalar com mais detalhes</Link>
    </section>
  )
}

type Candidato = CandidatosEscalaQuery['candidatosEscala'][number]

/** What may keep the person from serving, and when the person last served in this function. */
function detailOf(person: Candidato | undefined): string | undefined {
  const { ausencia, servico, ultimaVez } = person ?? {}
  const parts = [
    ausencia && `não pode: ${diasText(ausencia)}${ausencia.temObservacao ? ' (com observação)' : ''}`,
    servico && `já serve ${servico.mesmoCulto ? 'neste culto' : `às ${servico.horaCulto}`} (${servico.funcao})`,
    ultimaVez && `nesta função em ${formatDate(ultimaVez)}`,
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}
