import { Button } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { copiarLiturgiaInput } from '../../../../../schema/rules/culto/liturgia-culto.input'
import { Form, RecordField, useZodForm } from '../../../../kernel/form'
import { LoadFailed } from '../../../../kernel/record'
import { useCan } from '../../../../kernel/session'
import { PageHeader, PageSpinner } from '../../../../kernel/ui'
import { useCultoSearch } from '../../culto'
import { cultoUrls } from '../../culto/urls'
import { Ordem } from './ordem'
import { useOrdemDoCultoQuery } from './ordem.generated'
import styles from './ordem.module.css'
import { useFresh } from './use-fresh'

const title = 'Ordem do culto'
const crumbs = [{ text: 'Cultos', to: cultoUrls.list }]

export function Component() {
  const [params] = useSearchParams()
  const idCulto = params.get('idCulto')
  return idCulto ? <OfService idCulto={idCulto} /> : <Choose />
}

function OfService({ idCulto }: { idCulto: string }) {
  const canWrite = useCan('liturgiaCulto.escrever')
  const { data, error, refetch } = useOrdemDoCultoQuery({ variables: { idCulto }, context: { opensScreen: true } })
  useFresh(refetch)
  if (data) {
    const { culto, liturgiaCulto } = data
    return <Ordem asked={idCulto} culto={culto} itens={liturgiaCulto} canWrite={canWrite && !culto.excluidoEm} />
  }
  if (!error) return <PageSpinner />
  return (
    <LoadFailed
      header={{ title, crumbs }}
      error={error}
      text="Não foi possível buscar os dados do culto."
      onRetry={refetch}
    />
  )
}

const choice = copiarLiturgiaInput.pick({ idCulto: true })

/** Lets the user select a worship service. Shown when the address names none. */
function Choose() {
  const [, setParams] = useSearchParams()
  const form = useZodForm(choice, {})
  const cultos = useCultoSearch({})
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} description="Escolha o culto cuja ordem você quer ver." />
      <Form
        form={form}
        onSave={async ({ idCulto }) => setParams({ idCulto: String(idCulto) })}
        failureText="Não foi possível buscar os dados do culto."
      >
        <div className={styles.choose}>
          <RecordField control={form.control} name="idCulto" label="Culto" required found={cultos} />
          <Button type="submit" intent="primary" text="Abrir" />
        </div>
      </Form>
    </>
  )
}
