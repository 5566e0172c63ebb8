import { Button } from '@blueprintjs/core'
import { Edit } from '@blueprintjs/icons'
import { useState } from 'react'
import type { z } from 'zod'
import { codigosContadorInput } from '../../../../../schema/rules/financas/contabilidade.input'
import { DetailCard } from '../../../../kernel/detail'
import { Form, FormFooter, TextField, useZodForm } from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { Modal, toast } from '../../../../kernel/ui'
import {
  CodigosContadorDocument,
  type CodigosContadorQuery,
  ContabilidadeDocument,
  useCodigosContadorQuery,
  useSalvarCodigosContadorMutation,
} from './contabilidade.generated'
import styles from './contabilidade.module.css'

type Codigos = CodigosContadorQuery['codigosContador']

const campos = [
  ['jurosPagos', 'Juros e multas pagos'],
  ['descontosObtidos', 'Descontos obtidos'],
  ['jurosRecebidos', 'Juros e multas recebidos'],
  ['descontosConcedidos', 'Descontos concedidos'],
  ['saldosIniciais', 'Saldos iniciais das contas'],
] as const

type Props = object

/** The codes of what is neither a category nor an account of the church. */
export function OutrosCodigos() {
  const { data } = useCodigosContadorQuery({ variables: {} })
  const canWrite = useCan('contabilidade.escrever')
  const [editing, setEditing] = useState(false)
  const codigos = data?.codigosContador
  if (!codigos) return null
  return (
    <DetailCard title="Outros códigos">
      <dl className={styles.codes}>
        {campos.map(([campo, nome]) => (
          <div key={campo}>
            <dt>{nome}</dt>
            <dd>{codigos[campo] ?? 'Sem código'}</dd>
          </div>
        ))}
      </dl>
      {canWrite && <Button variant="outlined" icon={<Edit />} text="Editar códigos" onClick={() => setEditing(true)} />}
      {editing && <CodigosDialog codigos={codigos} onClose={() => setEditing(false)} />}
    </DetailCard>
  )
}

type DialogProps = Props & { codigos: Codigos; onClose: () => void }

function CodigosDialog({ codigos, onClose }: DialogProps) {
  const [salvar] = useSalvarCodigosContadorMutation({
    refetchQueries: [CodigosContadorDocument, ContabilidadeDocument],
  })
  const { versao, jurosPagos, descontosObtidos, jurosRecebidos, descontosConcedidos, saldosIniciais } = codigos
  const form = useZodForm(codigosContadorInput, {
    jurosPagos,
    descontosObtidos,
    jurosRecebidos,
    descontosConcedidos,
    saldosIniciais,
    versao: versao || undefined,
  })
  const save = async (input: z.output<typeof codigosContadorInput>) => {
    await salvar({ variables: { input } })
    toast.success('Códigos gravados com sucesso.')
    onClose()
  }
  return (
    <Modal title="Outros códigos do contador" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Não foi possível gravar os códigos.">
        {campos.map(([campo, nome]) => (
          <TextField key={campo} control={form.control} name={campo} label={nome} maxLength={30} />
        ))}
        <FormFooter form={form} cancel={onClose} saveText="Salvar" />
      </Form>
    </Modal>
  )
}
