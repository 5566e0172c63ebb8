import { Button, Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { gerarCodigoPixInput } from '../../../../gql/regras/features/missoes/codigo-pix/codigo-pix.input'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { Form, MoneyField, SelectField, SwitchField, useZodForm } from '../../../../kernel/form'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { finalidadeChoices, nomeFinalidade } from '../finalidades'
import { Codigo, type Gerado } from './codigo'
import { type OfertarQuery, useGerarCodigoPixMutation, useOfertarQuery } from './ofertar.generated'
import styles from './ofertar.module.css'

const title = 'Ofertar por Pix'

export function Component() {
  const { data, error, refetch } = useOfertarQuery({ fetchPolicy: 'network-only' })
  if (data) return <Give ofertar={data.ofertar} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível buscar os dados para ofertar.')
  return <ErrorState header={{ title }} text={text} onRetry={() => void refetch().catch(() => undefined)} />
}

type Destino = { id: number; nome: string }

const choicesOf = (destinos: readonly Destino[]) => destinos.map(({ id, nome }) => ({ value: id, label: nome }))

function Give({ ofertar }: { ofertar: OfertarQuery['ofertar'] }) {
  const [codigo, setCodigo] = useState<Gerado>()
  return (
    <>
      <PageHeader title={title} description="Gere o código e pague no aplicativo do seu banco." />
      {ofertar.recebedor ? (
        <div className={styles.layout}>
          <Escolha ofertar={ofertar} onGenerated={setCodigo} />
          {codigo && <Codigo key={codigo.copiaECola} {...codigo} />}
        </div>
      ) : (
        <SemChave />
      )}
    </>
  )
}

function SemChave() {
  const administers = useCan('codigoPix.mudarChave')
  return (
    <Callout intent="warning" title="A igreja ainda não recebe por Pix">
      {administers ? (
        <>
          Cadastre a chave Pix em <Link to="/dashboard/settings?aba=igreja">Configurações, Igreja</Link>.
        </>
      ) : (
        'Peça a quem administra a igreja no sistema que cadastre a chave Pix.'
      )}
    </Callout>
  )
}

type Props = {
  ofertar: OfertarQuery['ofertar']
  onGenerated: (codigo: Gerado) => void
}

/** What the code is for. Each answer replaces the code that is shown. */
function Escolha({ ofertar: { campanhas, eventos }, onGenerated }: Props) {
  const form = useZodForm(gerarCodigoPixInput, { finalidade: 'dizimo', semNome: false })
  const { control } = form
  const finalidade = form.watch('finalidade')
  const [gerar] = useGerarCodigoPixMutation()
  const offered = { campanha: campanhas.length > 0, evento: eventos.length > 0 }
  const save = async ({ idCampanha, idEvento, ...values }: z.output<typeof gerarCodigoPixInput>) => {
    const input = {
      ...values,
      idCampanha: values.finalidade === 'campanha' && idCampanha ? String(idCampanha) : null,
      idEvento: values.finalidade === 'evento' && idEvento ? String(idEvento) : null,
    }
    const { gerarCodigoPix } = dataOf(await gerar({ variables: { input } }))
    const named =
      campanhas.find(({ id }) => String(id) === input.idCampanha) ??
      eventos.find(({ id }) => String(id) === input.idEvento)
    onGenerated({ ...gerarCodigoPix, para: named?.nome ?? nomeFinalidade(values.finalidade) })
  }
  return (
    <section className={styles.card}>
      <h2>O que você quer ofertar?</h2>
      <Form form={form} onSave={save} failureText="Não foi possível gerar o código Pix.">
        <SelectField
          control={control}
          name="finalidade"
          label="Para"
          required
          choices={finalidadeChoices.filter(
            ({ value }) => (value !== 'campanha' && value !== 'evento') || offered[value],
          )}
        />
        {finalidade === 'campanha' && (
          <SelectField control={control} name="idCampanha" label="Campanha" required choices={choicesOf(campanhas)} />
        )}
        {finalidade === 'evento' && (
          <SelectField control={control} name="idEvento" label="Evento" required choices={choicesOf(eventos)} />
        )}
        <MoneyField control={control} name="valor" label="Valor" help="Em branco, você digita o valor no banco." />
        <SwitchField
          control={control}
          name="semNome"
          label="Ofertar sem dizer o meu nome"
          help="O código não diz à tesouraria de quem é. O banco mostra quem pagou."
        />
        <Button type="submit" intent="primary" text="Gerar código" loading={form.formState.isSubmitting} />
      </Form>
    </section>
  )
}
