import type { z } from 'zod'
import { copiarLiturgiaInput } from '../../../../../schema/rules/culto/liturgia-culto.input'
import { Form, FormFooter, RecordField, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { useCultoSearch } from '../../culto'
import { OrdemDoCultoDocument, useCopiarLiturgiaCultoMutation } from './ordem.generated'

const options = { refetchQueries: [OrdemDoCultoDocument], awaitRefetchQueries: true }

/** Appends the items of another worship service's liturgy to this one. */
export function CopiarDialog({ culto, onClose }: { culto: { id: number; idCliente: number }; onClose: () => void }) {
  const { id: idCulto, idCliente } = culto
  const cultos = useCultoSearch({ except: idCulto, idCliente })
  const [copiar] = useCopiarLiturgiaCultoMutation(options)
  const form = useZodForm(copiarLiturgiaInput, { idCulto })

  const save = async ({ idOrigem }: z.output<typeof copiarLiturgiaInput>) => {
    await copiar({ variables: { idCulto: String(idCulto), idOrigem: String(idOrigem) } })
    toast.success('Liturgia atualizada com sucesso.')
    onClose()
  }
  return (
    <Modal title="Copiar de outro culto" onClose={onClose}>
      <Form form={form} onSave={save} failureText="Falha ao atualizar liturgia.">
        <RecordField
          control={form.control}
          name="idOrigem"
          label="Culto"
          required
          wide
          help="Os momentos dele entram depois dos que já existem aqui."
          found={cultos}
        />
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
