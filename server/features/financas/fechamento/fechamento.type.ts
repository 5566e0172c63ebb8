import { Field, Int, ObjectType } from 'type-graphql'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { TotaisDoMes } from '../lancamento/lancamento.type.js'

@ObjectType({ description: 'Um mês das finanças da igreja.', simpleResolvers: true })
export class MesFinanceiro extends TotaisDoMes {
  @Field({ description: 'fechado; aberto: já terminou e pode ser fechado; emAndamento: ainda não terminou.' })
  situacao!: string
  @Field(() => [String], { description: 'O que a pessoa pode fazer com o mês agora: fechar, reabrir.' })
  acoesPermitidas!: string[]
}

@ObjectType({
  description: 'O que os livros ainda não têm até um dia; nulo: de uma espécie que quem pergunta não lê.',
  simpleResolvers: true,
})
export class EsperaNosLivros {
  @Field(() => Int, { nullable: true, description: 'Movimentos do banco pendentes.' })
  @ReadableBy('movimentoBancario.ler')
  movimentos!: number | null
  @Field(() => Int, { nullable: true, description: 'Pix recebidos que esperam saber para que foram.' })
  @ReadableBy('pixRecebido.ler')
  pix!: number | null
  @Field(() => DecimalScalar, { nullable: true, description: 'A soma deles, sem o que se devolveu.' })
  @ReadableBy('pixRecebido.ler')
  somaPix!: string | null
  @Field(() => Int, { nullable: true, description: 'Devoluções de Pix que os livros ainda não têm.' })
  @ReadableBy('pixRecebido.ler')
  devolucoes!: number | null
  @Field(() => Int, { nullable: true, description: 'Contagens sem as duas assinaturas.' })
  @ReadableBy('contagem.ler')
  contagens!: number | null
  @Field(() => Int, { nullable: true, description: 'Perguntas a conferir sobre o que já está nos livros.' })
  @ReadableBy('entrada.escrever')
  aConferir!: number | null
}

@ObjectType({ description: 'Até quando as finanças da igreja estão fechadas.', simpleResolvers: true })
export class Fechamento {
  @Field(() => DateOnlyScalar, { nullable: true, description: 'O último dia do último mês fechado.' }) fechadoAte!:
    | string
    | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando se fechou um mês pela última vez.' })
  fechadoEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Nome de quem o fechou.' }) fechadoPor!: string | null
  @Field(() => String, { nullable: true, description: 'O mês mais antigo que já terminou e está aberto, AAAA-MM.' })
  proximo!: string | null
  @Field(() => Int, { description: 'O ano dos meses abaixo.' }) ano!: number
  @Field(() => [Int], { description: 'Os anos que têm lançamentos, e o presente, do mais novo ao mais antigo.' })
  anos!: number[]
  @Field(() => [MesFinanceiro], { description: 'Os meses do ano, do mais novo ao mais antigo.' })
  meses!: MesFinanceiro[]
}
