import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { CodigoArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { meusConsentimentos, responderConsentimento } from './consentimento/consentimento.usecases.js'
import { apagarDadosDaPessoa, encerrarIgreja, excluirMinhaConta, manterIgreja } from './privacidade.usecases.js'

@ObjectType({ description: 'Um texto com que a pessoa concorda ou não, e a sua resposta.', simpleResolvers: true })
export class Consentimento {
  @Field({ description: 'Código do texto.' }) documento!: string
  @Field(() => Int, { description: 'Versão do texto; a resposta vale só para ela.' }) versaoTexto!: number
  @Field({ description: 'Título.' }) titulo!: string
  @Field({ description: 'O texto.' }) texto!: string
  @Field(() => Boolean, { nullable: true, description: 'A resposta; nula enquanto não houver.' })
  aceito!: boolean | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando respondeu.' }) respondidoEm!: Date | null
}

const senha = 'Senha atual, de novo.'

@Resolver()
export class PrivacidadeResolver {
  @Query(() => [Consentimento], { description: 'Os textos de hoje, cada um com a última resposta da própria pessoa.' })
  @Perfil(meusConsentimentos)
  meusConsentimentos(@Ctx() ctx: Context) {
    return meusConsentimentos(ctx, {})
  }

  @Mutation(() => [Consentimento], {
    description: 'Concorda com um texto, ou volta atrás; as respostas de antes ficam.',
  })
  @Perfil(responderConsentimento)
  responderConsentimento(
    @Ctx() ctx: Context,
    @Arg('documento', () => String, { description: 'Código do texto.' }) documento: 'dados',
    @Arg('versaoTexto', () => Int, { description: 'Versão que foi lida.' }) versaoTexto: number,
    @Arg('aceito', () => Boolean, { description: 'Se concorda.' }) aceito: boolean,
  ) {
    return responderConsentimento(ctx, { documento, versaoTexto, aceito })
  }

  @Mutation(() => Mensagem, {
    description:
      'Apaga os dados da própria pessoa, para sempre, também dos textos que citam o seu nome inteiro; o que ela deu e fez fica, sem nome. Atas aprovadas, por lei, e PDFs guardados de prestações de contas ficam como estão: a mensagem diz quantos a citam.',
  })
  @Perfil(excluirMinhaConta)
  excluirMinhaConta(
    @Ctx() ctx: Context,
    @Arg('senha', () => String, { description: senha }) texto: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return excluirMinhaConta(ctx, { senha: texto, codigo })
  }

  @Mutation(() => Mensagem, {
    description:
      'Apaga os dados de outra pessoa, a pedido dela, para sempre, como ela mesma apaga os seus em `excluirMinhaConta`.',
  })
  @Perfil(apagarDadosDaPessoa)
  apagarDadosDaPessoa(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('minhaSenha', () => String, { description: senha }) minhaSenha: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return apagarDadosDaPessoa(ctx, { id, minhaSenha, codigo })
  }

  @Mutation(() => Mensagem, { description: 'Encerra a conta da igreja: tudo é apagado em 30 dias.' })
  @Perfil(encerrarIgreja)
  encerrarIgreja(
    @Ctx() ctx: Context,
    @Arg('senha', () => String, { description: senha }) texto: string,
    @CodigoArg() codigo?: string | null,
  ) {
    return encerrarIgreja(ctx, { senha: texto, codigo })
  }

  @Mutation(() => Mensagem, { description: 'Desiste de encerrar a conta da igreja.' })
  @Perfil(manterIgreja)
  manterIgreja(@Ctx() ctx: Context) {
    return manterIgreja(ctx, {})
  }
}
