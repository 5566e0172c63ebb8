import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { reciboFields } from '../../../../schema/rules/financas/recibo.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma contribuição, como está no comprovante de um ano.', simpleResolvers: true })
export class LinhaComprovante {
  @Field(() => DateOnlyScalar, { description: 'Quando foi dada.' }) data!: string
  @Field(() => String, { nullable: true, description: 'A campanha de uma doação; nula em um dízimo.' })
  campanha!: string | null
  @Field(() => String, { nullable: true, description: 'Como foi dada, por extenso: Dinheiro, Pix…' })
  meio!: string | null
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valor!: string
  @Field(() => Int, { nullable: true, description: 'Número do recibo só desta contribuição.' }) recibo!: number | null
}

@ObjectType({
  description:
    'O recibo de um dízimo ou de uma doação, ou o comprovante do que alguém deu em um ano, com o que dizia quando foi emitido.',
  simpleResolvers: true,
  implements: Registro,
})
export class Recibo {
  @Field(() => Int, { description: 'Número do registro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, {
    description:
      'Número do recibo: na igreja, um depois do outro e sem lacunas; o do comprovante de um ano, dentro do ano.',
  })
  numero!: number
  @Field(() => Int, { nullable: true, description: 'Número do dízimo.' }) idDizimo!: number | null
  @Field(() => Int, { nullable: true, description: 'Número da entrada de uma doação.' }) idEntrada!: number | null
  @Field(() => Int, { nullable: true, description: 'Ano de um comprovante anual.' }) ano!: number | null
  @Field(() => [LinhaComprovante], { nullable: true, description: 'O que o comprovante de um ano enumera.' })
  linhas!: LinhaComprovante[] | null
  @Field(() => Int, {
    nullable: true,
    description: 'Registro do comprovante anterior da mesma pessoa e ano, que este substitui.',
  })
  idSubstituido!: number | null
  @Field(() => Int, { description: 'Número de quem deu.' }) idMembro!: number
  @Field({ description: 'Nome de quem deu.' }) nomePessoa!: string
  @Field(() => String, { nullable: true, description: 'CPF de quem deu, para quem pode lê-lo.' })
  @ReadableBy('usuario.lerDadosPessoais')
  documento!: string | null
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valor!: string
  @Field(() => DateOnlyScalar, { description: 'Quando foi dado; em um comprovante de um ano, até que dia ele conta.' })
  data!: string
  @Field(() => String, { nullable: true, description: 'Como foi dado, por extenso: Dinheiro, Pix…' })
  meio!: string | null
  @Field({ description: 'Para que foi dado: dízimo, ou a doação com o nome da campanha.' }) finalidade!: string
  @Field({ description: 'Nome da igreja.' }) nomeIgreja!: string
  @Field(() => String, { nullable: true, description: 'CNPJ da igreja.' }) cnpj!: string | null
  @Field(() => String, { nullable: true, description: 'Endereço da igreja.' }) endereco!: string | null
  @Field(() => String, { nullable: true, description: 'Lugar da emissão: cidade e estado.' }) local!: string | null
  @Field(() => String, { nullable: true, description: 'Nome de quem assina.' }) assinante!: string | null
  @Field({ description: 'Função de quem assina.' }) cargo!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi emitido.' }) emitidoEm!: Date
  @Field(() => Int, { description: 'Quantas vias há: 1 é só a original.' }) vias!: number
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando a última via depois da original foi emitida.' })
  viaEm!: Date | null
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Quando a pessoa foi avisada por e-mail, uma vez e sem valores, de que está pronto; só quem concordou com o texto recibos.',
  })
  enviadoEm!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi cancelado; deixou de valer.' })
  canceladoEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Por que foi cancelado.' }) motivoCancelamento!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi registrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a mudança de outra pessoa.' })
  versao!: number
}

export const ReciboPage = pageOf(Recibo)

export const ReciboOrdem = orderOf('Recibo', reciboFields, {
  numero: 'Número do recibo.',
  data: 'Quando foi dado.',
  pessoa: 'Nome de quem deu.',
  valor: 'Valor.',
})

@InputType({ description: 'Filtro da lista de recibos.' })
export class ReciboFiltro {
  @Field(() => String, { nullable: true, description: 'valido ou cancelado.' }) estado?: 'valido' | 'cancelado' | null
  @Field(() => String, { nullable: true, description: 'dizimo, doacao ou ano.' })
  tipo?: 'dizimo' | 'doacao' | 'ano' | null
  @Field(() => Int, { nullable: true, description: 'Ano, dos comprovantes anuais.' }) ano?: number | null
  @Field(() => String, { nullable: true, description: 'Mês em que foi dado, AAAA-MM.' }) mes?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem deu, por número ou uuid.' }) idMembro?: string | null
}

@ArgsType()
export class RecibosArgs extends PageArgs {
  @Field(() => ReciboOrdem, { nullable: true, description: 'Ordem; sem ela, do último número ao primeiro.' })
  ordem?: Order<(typeof reciboFields)[number]> | null
  @Field(() => ReciboFiltro, { nullable: true, description: 'Filtro.' }) filtro?: ReciboFiltro | null
}

@ObjectType({ description: 'O que a página pública diz de um recibo, e nada mais.', simpleResolvers: true })
export class ReciboConferido {
  @Field({ description: 'Nome da igreja.' }) igreja!: string
  @Field(() => Int, { description: 'Número do recibo.' }) numero!: number
  @Field(() => Int, { nullable: true, description: 'Ano, se é o comprovante de um ano; faz parte do número.' })
  ano!: number | null
  @Field(() => DateOnlyScalar, { description: 'Quando foi dado; o último dia que o comprovante de um ano conta.' })
  data!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valor!: string
  @Field(() => String, { nullable: true, description: 'As iniciais de quem deu.' }) iniciais!: string | null
  @Field({ description: 'O recibo foi cancelado: não vale mais.' }) cancelado!: boolean
}
