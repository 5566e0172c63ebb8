import { Button } from '@blueprintjs/core'
import type { z } from 'zod'
import { gerarCodigoPixInput } from '../../../../../schema/rules/missoes/codigo-pix.input'
import { Form, MoneyField, SelectField, SwitchField, useZodForm } from '../../../../kernel/form'
import type { Gerado } from '../../../financas/codigo-a-pagar'
import { finalidadeChoices, nomeFinalidade } from '../finalidades'
import styles from './ofertar.module.css'

type Destino = { id: number; nome: string }

/** What the code should say, with the references as the API takes them. */
export type Pedido = Omit<z.output<typeof gerarCodigoPixInput>, 'idCampanha' | 'idEvento'> & {
  idCampanha: string | null
  idEvento: string | null
}

type Props = {
  campanhas: readonly Destino[]
  eventos: readonly Destino[]
  /** The person is known, and may give without the name. */
  known?: boolean
  generate: (pedido: Pedido) => Promise<Omit<Gerado, 'para'>>
  onGenerated: (codigo: Gerado) => void
}

const choicesOf = (destinos: readonly Destino[]) => destinos.map(({ id, nome }) => ({ value: id, label: nome }))

/** What the code is for. Each answer replaces the code that is shown. */
export function Escolha({ campanhas, eventos, known = false, generate, onGenerated }: Props) {
  const form = useZodForm(gerarCodigoPixInput, { finalidade: 'dizimo', semNome: false })
  const { control } = form
  const finalidade = form.watch('finalidade')
  const unnamed = known && (finalidade === 'oferta' || finalidade === 'evento')
  const offered = { campanha: campanhas.length > 0, evento: eventos.length > 0 }
  const save = async ({ idCampanha, idEvento, ...values }: z.output<typeof gerarCodigoPixInput>) => {
    const pedido = {
      ...values,
      idCampanha: values.finalidade === 'campanha' && idCampanha ? String(idCampanha) : null,
      idEvento: values.finalidade === 'evento' && idEvento ? String(idEvento) : null,
    }
    const gerado = await generate(pedido)
    const named =
      campanhas.find(({ id }) => String(id) === pedido.idCampanha) ??
      eventos.find(({ id }) => String(id) === pedido.idEvento)
    onGenerated({ ...gerado, para: named?.nome ?? nomeFinalidade(values.finalidade) })
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
          help={unnamed ? 'Não aparece nas suas contribuições: lá estão dízimos e doações a campanhas.' : undefined}
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
        {known && (
          <SwitchField
            control={control}
            name="semNome"
            label="Ofertar sem dizer o meu nome"
            help="O código não diz à tesouraria de quem é. O banco mostra quem pagou."
          />
        )}
        <Button type="submit" intent="primary" text="Gerar código" loading={form.formState.isSubmitting} />
      </Form>
    </section>
  )
}
