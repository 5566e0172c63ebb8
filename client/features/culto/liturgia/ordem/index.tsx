import { Button } from '@blueprintjs/core'
import { useSearchParams } from 'react-router-dom'
import { copiarLiturgiaInput } from '../../../../gql/regras/features/culto/liturgia/liturgia-culto.input'
import { errorText } from '../../../../kernel/apollo'
import { Form, RecordField, useNamedChurch, useZodForm } from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { useCultoSearch } from '../../culto'
import { cultoUrls } from '../../culto/urls'
import { Ordem } from './ordem'
import { useOrdemDoCultoQuery } from './ordem.generated'
import styles from './ordem.module.css'
import { useFresh } from './use-fresh'

const title = 'Ordem do culto'
const crumbs = [{ text: 'Agenda' }, { text: 'Cultos', to: cultoUrls.list }]

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
  const text = errorText(error, 'Não foi possível buscar os dados do culto.')
  return <ErrorState header={{ title, crumbs }} text={text} onRetry={() => void refetch().catch(() => undefined)} />
}

const choice = copiarLiturgiaInput.pick({ idCulto: true })

/** Lets the user select a worship service. Shown when the address names none. */
function Choose() {
  const [, setParams] = useSearchParams()
  const form = useZodForm(choice, {})
  const { idCliente, field } = useNamedChurch('A igreja do culto. Em branco, a sua.')
  const cultos = useCultoSearch({ idCliente })
  return (
    <>
      <PageHeader title={title} crumbs={crumbs} description="Escolha o culto cuja ordem você quer ver." />
      <Form
        form={form}
        onSave={async ({ idCulto }) => setParams({ idCulto: String(idCulto) })}
        failureText="Não foi possível buscar os dados do culto."
      >
        {field}
        <div className={styles.choose}>
          <RecordField control={form.control} name="idCulto" label="Culto" required found={cultos} />
          <Button type="submit" intent="primary" text="Abrir" />
        </div>
      </Form>
    </>
  )
}
