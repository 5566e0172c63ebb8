import { Disable, Envelope, Key, Tick } from '@blueprintjs/icons'
import { useState } from 'react'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { useParts } from '../../../../kernel/feature'
import { type SelectionAction, SelectionBar, type useSelection } from '../../../../kernel/list'
import { useCan, useViewer } from '../../../../kernel/session'
import { toast, useConfirm } from '../../../../kernel/ui'
import { useAskEnviaEmails } from '../../envia-emails'
import type { UsuarioLinhaFragment } from '../list/usuarios.generated'
import { UsuariosDocument } from '../list/usuarios.generated'
import type { PersonParts } from '../parts'
import { useAtivarUsuariosMutation, useDesativarUsuariosMutation, useEnviarLinksSenhaMutation } from './lote.generated'
import { PerfilDoLote } from './perfil'
import { ResultadoDialog } from './resultado'
import type { ResultadoFragment } from './resultado.generated'

const options = { refetchQueries: [UsuariosDocument] }

type AddedBulk = NonNullable<PersonParts['bulk']>

/** The bulk actions of other features that the current user may do. */
export function useAddedBulk(): AddedBulk {
  const { acoes } = useViewer()
  return useParts('usuario').flatMap(({ bulk = [] }) => bulk.filter(({ action }) => acoes.includes(action)))
}

type Props = { selection: ReturnType<typeof useSelection<UsuarioLinhaFragment>>; added: AddedBulk }

/** The bulk actions for the selected people. */
export function LoteBar({ selection, added }: Props) {
  const confirm = useConfirm()
  const ask = useAskEnviaEmails()
  const { idCliente: own } = useViewer()
  const canWrite = useCan('usuario.escrever')
  const canGive = useCan('usuario.alterarPerfil')
  const [resultado, setResultado] = useState<ResultadoFragment>()
  const [asking, setAsking] = useState<AddedBulk[number]>()
  const [giving, setGiving] = useState(false)
  const [ativar] = useAtivarUsuariosMutation(options)
  const [desativar] = useDesativarUsuariosMutation(options)
  const [enviar] = useEnviarLinksSenhaMutation(options)
  const { rows } = selection
  const count = rows.length
  const people = count === 1 ? '1 pessoa' : `${count} pessoas`
  // The platform's administrator sees all churches, but one action applies to one church.
  const [idCliente = own, ...others] = new Set(rows.map((row) => row.idCliente))
  const variables = { ids: rows.map(({ id }) => String(id)), idCliente }

  const show = (done: ResultadoFragment) => {
    selection.clear()
    if (done.recusados.length) setResultado(done)
    else toast.success(done.message)
  }
  const oneChurch = () => {
    if (others.length) toast.error('Selecione pessoas de uma só igreja.')
    return others.length === 0
  }
  const failed = (error: unknown, text: string) => void toast.error(errorText(error, text))
  const act = async (
    texts: { text: string; confirmText: string; failed: string; danger?: boolean },
    run: () => Promise<ResultadoFragment>,
  ) => {
    if (!oneChurch() || !(await confirm(texts))) return
    try {
      show(await run())
    } catch (error) {
      failed(error, texts.failed)
    }
  }

  const onAtivar = () =>
    act(
      {
        text: `${people} ${count === 1 ? 'voltará' : 'voltarão'} a poder entrar no sistema.`,
        confirmText: 'Ativar',
        failed: 'Não foi possível ativar as pessoas.',
      },
      async () => dataOf(await ativar({ variables })).ativarUsuarios,
    )
  const onDesativar = () =>
    act(
      {
        text: `Os acessos de ${people} terminam agora, e ninguém da seleção poderá mais entrar no sistema.`,
        confirmText: 'Desativar',
        failed: 'Não foi possível desativar as pessoas.',
        danger: true,
      },
      async () => dataOf(await desativar({ variables })).desativarUsuarios,
    )
  const onEnviar = async () => {
    const failedText = 'Não foi possível enviar os links de senha.'
    const emails = await ask().catch((error: unknown) => failed(error, failedText))
    if (emails === undefined) return
    await act(
      {
        text: emails
          ? `Um link para criar a senha irá por e-mail para ${people}.`
          : `Este servidor não envia e-mails: os links para criar a senha de ${people} ficam guardados com quem cuida do sistema.`,
        confirmText: emails ? 'Enviar' : 'Criar links',
        failed: failedText,
      },
      async () => dataOf(await enviar({ variables })).enviarLinksSenha,
    )
  }

  const actions: SelectionAction[] = [
    ...(canWrite
      ? [
          { icon: <Tick />, text: 'Ativar', onClick: onAtivar },
          { icon: <Disable />, text: 'Desativar', onClick: onDesativar },
          { icon: <Envelope />, text: 'Enviar link de senha', onClick: onEnviar },
        ]
      : []),
    ...(canGive ? [{ icon: <Key />, text: 'Mudar perfil', onClick: () => setGiving(oneChurch()) }] : []),
    ...added.map((action) => ({
      icon: <action.icon />,
      text: action.text,
      onClick: () => setAsking(oneChurch() ? action : undefined),
    })),
  ]

  return (
    <>
      <SelectionBar
        selection={selection}
        text={count === 1 ? '1 pessoa selecionada' : `${people} selecionadas`}
        actions={actions}
      />
      {asking && (
        <asking.Dialog people={people} variables={variables} onClose={() => setAsking(undefined)} onDone={show} />
      )}
      {giving && <PerfilDoLote people={people} variables={variables} onClose={() => setGiving(false)} onDone={show} />}
      {resultado && <ResultadoDialog resultado={resultado} onClose={() => setResultado(undefined)} />}
    </>
  )
}
