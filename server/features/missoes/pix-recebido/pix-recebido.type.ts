import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const situacoes = 'pendente, lancado ou ignorado'

@ObjectType({
  description: 'Um Pix que a igreja recebeu, como o banco o informa. Cada um tem no máximo um lançamento.',
  simpleResolvers: true,
  implements: Registro,
})
export class PixRecebido {
  @Field(() => Int, { description: 'Número.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'O identificador do Pix em todos os bancos.' }) endToEndId!: string
  @Field(() => String, { nullable: true, description: 'O identificador do código que foi pago.' })
  txid!: string | null
  @Field(() => DecimalScalar, { description: 'O valor recebido.' }) valor!: string
  @Field(() => DecimalScalar, { description: 'Quanto voltou, devolvido pela igreja ou retirado pelo banco.' })
  valorDevolvido!: string
  @Field(() => DateTimeScalar, { description: 'Quando chegou.' }) quando!: Date
  @Field(() => DateOnlyScalar, { description: 'O dia em que chegou, no fuso da igreja.' }) data!: string
  @Field(() => String, { nullable: true, description: 'O nome de quem pagou, se o banco o informa.' })
  pagador!: string | null
  @Field(() => String, { nullable: true, description: 'O que quem pagou escreveu.' }) mensagem!: string | null
  @Field(() => String, { description: `Situação: ${situacoes}.` }) situacao!: 'pendente' | 'lancado' | 'ignorado'
  @Field(() => String, {
    nullable: true,
    description:
      'Por que espera: txid (não se sabe de quem é), mes (o mês está fechado), campanha (a campanha foi excluída), conta (a conta cobrada já foi recebida ou excluída, ou falta menos dela), extrato (o movimento dele no extrato está conciliado com outro lançamento), parecido (a pessoa já tem um dízimo por Pix igual, lançado à mão) ou doacao (já tem uma doação igual à campanha, lançada à mão).',
  })
  motivo!: 'txid' | 'mes' | 'campanha' | 'conta' | 'extrato' | 'parecido' | 'doacao' | null
  @Field(() => Int, { nullable: true, description: 'Número do código Pix, que diz a finalidade e a pessoa.' })
  idCodigo!: number | null
  @Field(() => Int, { nullable: true, description: 'Número do dízimo que o Pix registrou.' }) idDizimo!: number | null
  @Field(() => Int, { nullable: true, description: 'Número da doação que o Pix registrou.' }) idDoacao!: number | null
  @Field(() => Int, { nullable: true, description: 'Número da conta a receber que foi cobrada.' })
  idContaReceber!: number | null
  @Field(() => Int, { nullable: true, description: 'Número do recebimento da conta que o Pix registrou.' })
  idBaixaReceber!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi guardado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const PixRecebidoPage = pageOf(PixRecebido)

@InputType({ description: 'Filtro dos Pix recebidos.' })
export class PixRecebidoFiltro {
  @Field(() => String, { nullable: true, description: `Situação: ${situacoes}.` }) situacao?: string | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: os que têm uma devolução que os livros ainda não têm.',
  })
  devolucaoALancar?: boolean | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Desde este dia.' }) inicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Até este dia.' }) fim?: string | null
  @Field(() => ID, { nullable: true, description: 'O código Pix, por número ou uuid.' }) idCodigo?: string | null
}

@ArgsType()
export class PixRecebidosArgs extends PageArgs {
  @Field(() => PixRecebidoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: PixRecebidoFiltro | null
}

@InputType({ description: 'Para que foi um Pix recebido, e de quem.' })
export class IdentificarPixInput {
  @Field(() => String, {
    description:
      'Para que foi: dizimo, oferta, campanha ou evento; ou conta: o Pix de uma cobrança é o recebimento da conta a receber dela.',
  })
  finalidade!: 'dizimo' | 'oferta' | 'campanha' | 'evento' | 'conta'
  @Field(() => ID, { nullable: true, description: 'Quem ofertou, por número ou uuid; nulo: não se sabe.' })
  idUsuario?: string | null
  @Field(() => ID, { nullable: true, description: 'A campanha, por número ou uuid.' }) idCampanha?: string | null
  @Field(() => ID, { nullable: true, description: 'O evento, por número ou uuid.' }) idEvento?: string | null
  @Field(() => ID, {
    nullable: true,
    description:
      'A conta financeira em que o dinheiro está, por número ou uuid; ausente, a do lançamento que ele já tem, se ela está ativa, ou a do Pix pelo banco.',
  })
  idContaFinanceira?: string | null
  @Field(() => DateOnlyScalar, {
    nullable: true,
    description: 'O dia do lançamento, quando o mês do Pix está fechado; ausente, o dia do Pix.',
  })
  data?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Quanto devolver de um Pix recebido.' })
export class DevolverPixInput {
  @Field(() => DecimalScalar, { description: 'O valor, no máximo o que resta.' }) valor!: string
  @Field(() => Int, {
    description:
      '`quantasDevolucoes` do Pix, como a pessoa o viu: o mesmo pedido, enviado de novo, devolve o dinheiro uma só vez; se houve outra devolução, é recusado.',
  })
  quantasDevolucoes!: number
  @Field({ description: 'A senha atual de quem devolve.' }) minhaSenha!: string
  @Field(() => String, { nullable: true, description: 'O código de verificação, de quem entra em duas etapas.' })
  codigo?: string | null
}
