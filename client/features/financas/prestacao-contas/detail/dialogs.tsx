import { useApolloClient } from '@apollo/client/react'
import type { z } from 'zod'
import {
  decidirInput,
  enviarPrestacaoContasInput,
  opinarInput,
} from '../../../../../schema/rules/financas/prestacao-contas.input'
import { dataOf } from '../../../../kernel/apollo'
import {
  DateField,
  Form,
  FormFooter,
  RecordsField,
  SelectField,
  TextArea,
  TextField,
  useZodForm,
} from '../../../../kernel/form'
import { useViewer } from '../../../../kernel/session'
import { Modal, toast } from '../../../../kernel/ui'
import { useUsuarioSearch, usuarioChoice } from '../../../acesso/usuario'
import { useToday } from '../../lancamento'
import { PrestacoesContasDocument } from '../list/prestacoes-contas.generated'
import {
  PrestacaoContasDetalheDocument,
  type PrestacaoContasDetalheFragment,
  useDecidirPrestacaoContasMutation,
  useEnviarPrestacaoContasMutation,
  useOpinarPrestacaoContasMutation,
} from './prestacao-contas.generated'

type Props = { prestacao: PrestacaoContasDetalheFragment; onClose: () => void }

/** Answers are for the figures on the screen: if others were sent since, the person sees these first. */
function useReload(onClose: () => void) {
  const client = useApolloClient()
  return () => {
    onClose()
    void client.refetchQueries({ include: [PrestacaoContasDetalheDocument] })
  }
}

const options = { refetchQueries: [PrestacoesContasDocument] }

/** Who is of the council. Sending freezes the figures. */
export function EnviarDialog({ prestacao: { id, versao, pareceres }, onClose }: Props) {
  const people = pareceres.flatMap(({ pessoa }) => pessoa ?? [])
  const found = useUsuarioSearch({ usuarioAtivo: 1 })
  const [enviar] = useEnviarPrestacaoContasMutation({
    ...options,
    // the books say now what was sent
    update: (cache) => cache.modify({ fields: { demonstrativoPrestacaoContas: () => null } }),
  })
  const form = useZodForm(enviarPrestacaoContasInput, { id, versao, idsConselho: people.map((pessoa) => pessoa.id) })
  const save = async ({ idsConselho }: z.output<typeof enviarPrestacaoContasInput>) => {
    dataOf(await enviar({ variables: { id: String(id), idsConselho: idsConselho.map(String), versao } }))
    toast.success('Prestação de contas enviada ao conselho.')
    onClose()
  }
  return (
    <Modal title="Enviar ao conselho" onClose={onClose} width={560}>
      <Form form={form} onSave={save} failureText="Não foi possível enviar a prestação de contas.">
        <RecordsField
          control={form.control}
          name="idsConselho"
          label="Quem faz parte do conselho"
          help="Cada pessoa recebe um aviso e dá o parecer com o próprio acesso. Os números ficam guardados como estão agora; quem já deu parecer sobre os mesmos números continua no conselho."
          found={found}
          selected={people.map(usuarioChoice)}
        />
        <FormFooter form={form} cancel={onClose} saveText="Enviar" />
      </Form>
    </Modal>
  )
}

const opinioes = [
  { value: 'aprova', label: 'Aprova' },
  { value: 'ressalva', label: 'Aprova com ressalva' },
  { value: 'rejeita', label: 'Não aprova' },
]

/** The current user's own opinion, which may be changed until the assembly. */
export function OpinarDialog({ prestacao: { id, pareceres, impressao }, onClose }: Props) {
  const viewer = useViewer()
  const own = pareceres.find(({ idPessoa }) => idPessoa === viewer.id)
  const reload = useReload(onClose)
  const [opinar] = useOpinarPrestacaoContasMutation(options)
  const form = useZodForm(opinarInput, {
    id,
    // nobody approves by leaving a choice as it was
    opiniao: (own?.opiniao ?? '') as z.input<typeof opinarInput>['opiniao'],
    texto: own?.texto ?? null,
    impressao,
  })
  const save = async ({ id: _, ...input }: z.output<typeof opinarInput>) => {
    dataOf(await opinar({ variables: { id: String(id), input } }))
    toast.success('Seu parecer foi salvo.')
    onClose()
  }
  return (
    <Modal title="Dar parecer" onClose={onClose} width={560}>
      <Form form={form} onSave={save} onReload={reload} failureText="Não foi possível salvar o parecer.">
        <SelectField control={form.control} name="opiniao" label="Parecer" required choices={opinioes} />
        <TextArea
          control={form.control}
          name="texto"
          label="Texto"
          help="Obrigatório com ressalva ou quando não se aprova."
          rows={6}
        />
        <FormFooter form={form} cancel={onClose} saveText="Salvar parecer" />
      </Form>
    </Modal>
  )
}

const decisoes = [
  { value: 'aprovada', label: 'Aprovada' },
  { value: 'ressalva', label: 'Aprovada com ressalva' },
  { value: 'rejeitada', label: 'Rejeitada' },
]

/** What the assembly decided. */
export function DecidirDialog({ prestacao: { id, impressao }, onClose }: Props) {
  const today = useToday()
  const reload = useReload(onClose)
  const [decidir] = useDecidirPrestacaoContasMutation(options)
  const form = useZodForm(decidirInput, { id, decisao: 'aprovada', assembleiaEm: today, ata: null, impressao })
  const save = async ({ id: _, ...input }: z.output<typeof decidirInput>) => {
    dataOf(await decidir({ variables: { id: String(id), input } }))
    toast.success('Decisão da assembleia registrada.')
    onClose()
  }
  return (
    <Modal title="Registrar assembleia" onClose={onClose} width={560}>
      <Form form={form} onSave={save} onReload={reload} failureText="Não foi possível registrar a decisão.">
        <p>Depois disto, a prestação de contas fica como está.</p>
        <SelectField control={form.control} name="decisao" label="Decisão" required choices={decisoes} />
        <DateField control={form.control} name="assembleiaEm" label="Data da assembleia" required />
        <TextField control={form.control} name="ata" label="Ata" maxLength={120} placeholder="Ex.: Ata nº 12" />
        <FormFooter form={form} cancel={onClose} saveText="Registrar" />
      </Form>
    </Modal>
  )
}
