import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { ClasseEBDType } from '../classe-ebd/index.js'
import type { Frequencia } from './aula-ebd.rules.js'
import { FrequenciaAlunoEBD, FrequenciaEBD } from './frequencia.type.js'
import { type FrequenciaEBD as Found, frequenciaOfClasse, readFrequenciaEBD } from './frequencia.usecases.js'

@Resolver(() => FrequenciaEBD)
export class FrequenciaEBDResolver {
  @Query(() => FrequenciaEBD, {
    description: 'Quantas vezes cada aluno de uma classe veio, em até um ano.',
    complexity: 50,
  })
  @Perfil(readFrequenciaEBD)
  frequenciaEBD(
    @Ctx() ctx: Context,
    @Arg('idClasse', () => ID, { description: 'Classe, por número ou uuid.' }) idClasse: string,
    @Arg('dataInicial', () => DateOnlyScalar, { nullable: true, description: 'Sem ela, o início do trimestre.' })
    dataInicial?: string | null,
    @Arg('dataFinal', () => DateOnlyScalar, { nullable: true, description: 'Sem ela, o fim do trimestre.' })
    dataFinal?: string | null,
  ) {
    return readFrequenciaEBD(ctx, { idClasse, dataInicial, dataFinal })
  }

  @FieldResolver(() => ClasseEBDType, { description: 'A classe.' })
  classe(@Root() { classe }: Found) {
    return classe
  }
}

@Resolver(() => FrequenciaAlunoEBD)
export class FrequenciaAlunoEBDResolver {
  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  membro(@Root() row: Frequencia, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }
}

@Resolver(() => ClasseEBDType)
export class FrequenciaDaClasseResolver {
  @FieldResolver(() => FrequenciaEBD, {
    description: 'Quantas vezes cada aluno veio, em até um ano.',
    complexity: 50,
  })
  @Perfil(readFrequenciaEBD)
  @Needs()
  frequencia(
    @Root() classe: ClasseEBDType,
    @Ctx() ctx: Context,
    @Arg('de', () => DateOnlyScalar, { nullable: true, description: 'Sem ela, o início do trimestre.' })
    de?: string | null,
    @Arg('ate', () => DateOnlyScalar, { nullable: true, description: 'Sem ela, o fim do trimestre.' })
    ate?: string | null,
  ) {
    return frequenciaOfClasse(ctx, classe, { dataInicial: de, dataFinal: ate })
  }
}
