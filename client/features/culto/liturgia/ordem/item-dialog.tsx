import { Button } from '@blueprintjs/core'
import { Trash } from '@blueprintjs/icons'
import type { z } from 'zod'
import { itemLiturgiaInput } from '../../../../../schema/rules/culto/liturgia-culto.input'
import { Form, FormFooter, RecordField, TextArea, useZodForm } from '../../../../kernel/form'
import { Modal, toast } from '../../../../kernel/ui'
import { momentoChoice, useMomentoSearch } from '../../momento-culto'
import type { ItemLiturgiaFragment } from './ordem.generated'
import {
  OrdemDoCultoDocument,
  useAtualizarLiturgiaCultoMutation,
  useCriarLiturgiaCultoMutation,
} from './ordem.generated'
import styles from './ordem.module.css'

const options = { refetchQueries: [OrdemDoCultoDocument], awaitRefetchQueries: true }

type Props = {
  culto: { id: number }
  /** The item to edit; without it the dialog adds one at the end. */
  item?: ItemLiturgiaFragment
  onClose: () => void
  onRemove: (item: ItemLiturgiaFragment) => Promise<boolean>
}

export function ItemDialog({ culto, item, onClose, onRemove }: Props) {
  const momentos = useMomentoSearch()
  const [criar] = useCriarLiturgiaCultoMutation(options)
  const [atualizar] = useAtualizarLiturgiaCultoMutation(options)
  const start = item && { idMomento: item.idMomento, descricao: item.descricao, versao: item.versao }
  const form = useZodForm(itemLiturgiaInput, start ?? {})

  const save = async ({ idMomento, descricao, versao }: z.output<typeof itemLiturgiaInput>) => {
    const fields = { idMomento: String(idMomento), descricao }
    if (item) await atualizar({ variables: { id: String(item.id), input: { ...fields, versao } } })
    else await criar({ variables: { input: { ...fields, idCulto: String(culto.id) } } })
    toast.success('Liturgia atualizada com sucesso.')
    onClose()
  }
  const remove = async (target: ItemLiturgiaFragment) => {
    if (await onRemove(target)) onClose()
  }

  return (
    <Modal title={item ? 'Editar Momento' : 'Adicionar Momento'} onClose={onClose}>
      <Form form={form} onSave={save} onReload={onClose} failureText="Falha ao atualizar liturgia.">
        <RecordField
          control={form.control}
          name="idMomento"
          label="Momento"
          required
          wide
          found={momentos}
          selected={item && momentoChoice({ id: item.idMomento, titulo: item.titulo })}
        />
        <TextArea control={form.control} name="descricao" label="Descrição" wide />
        {item && (
          <Button
            className={styles.removeInDialog}
            variant="minimal"
            intent="danger"
            icon={<Trash />}
            text="Excluir momento"
            onClick={() => remove(item)}
          />
        )}
        <FormFooter form={form} cancel={onClose} />
      </Form>
    </Modal>
  )
}
