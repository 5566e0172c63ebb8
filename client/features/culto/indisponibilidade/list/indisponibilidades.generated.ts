/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type IndisponibilidadeCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Nome da pessoa. */
  | 'membro';

/** Filtro da lista de indisponibilidades. */
export type IndisponibilidadeFiltro = {
  /** As que começam neste dia ou antes. */
  ate?: string | null | undefined;
  /** As que terminam neste dia ou depois. */
  de?: string | null | undefined;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Pessoa, por número ou uuid. */
  idMembro?: string | number | null | undefined;
  /** proximos (até hoje ou depois) ou anteriores. */
  quando?: string | null | undefined;
};

/** Ordem de uma lista de Indisponibilidade. */
export type IndisponibilidadeOrdem = {
  /** Campo. */
  campo: IndisponibilidadeCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type IndisponibilidadeLinhaFragment = { id: number, uuid: string, idCliente: number, idMembro: number, dataInicio: string, dataFim: string, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null } | null };

export type IndisponibilidadesQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.IndisponibilidadeOrdem | null | undefined;
  filtro?: Types.IndisponibilidadeFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type IndisponibilidadesQuery = { indisponibilidades: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idMembro: number, dataInicio: string, dataFim: string, observacao: string | null, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, email: string | null } | null }> } };

export type ExcluirIndisponibilidadeMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirIndisponibilidadeMutation = { excluirIndisponibilidade: { message: string } };

export type RestaurarIndisponibilidadeMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarIndisponibilidadeMutation = { restaurarIndisponibilidade: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const IndisponibilidadeLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndisponibilidadeLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Indisponibilidade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<IndisponibilidadeLinhaFragment, unknown>;
export const IndisponibilidadesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Indisponibilidades"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IndisponibilidadeOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"IndisponibilidadeFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"indisponibilidades"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IndisponibilidadeLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IndisponibilidadeLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Indisponibilidade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"observacao"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<IndisponibilidadesQuery, IndisponibilidadesQueryVariables>;
export const ExcluirIndisponibilidadeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirIndisponibilidade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirIndisponibilidade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirIndisponibilidadeMutation, ExcluirIndisponibilidadeMutationVariables>;
export const RestaurarIndisponibilidadeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarIndisponibilidade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarIndisponibilidade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarIndisponibilidadeMutation, RestaurarIndisponibilidadeMutationVariables>;
export const useIndisponibilidadesQuery = (options?: useQuery.Options<IndisponibilidadesQuery, IndisponibilidadesQueryVariables> | SkipToken): useQuery.Result<IndisponibilidadesQuery, IndisponibilidadesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(IndisponibilidadesDocument, options as never) as never
export const useExcluirIndisponibilidadeMutation = (options?: useMutation.Options<ExcluirIndisponibilidadeMutation, ExcluirIndisponibilidadeMutationVariables>): useMutation.ResultTuple<ExcluirIndisponibilidadeMutation, ExcluirIndisponibilidadeMutationVariables> => useMutation(ExcluirIndisponibilidadeDocument, options as never) as never
export const useRestaurarIndisponibilidadeMutation = (options?: useMutation.Options<RestaurarIndisponibilidadeMutation, RestaurarIndisponibilidadeMutationVariables>): useMutation.ResultTuple<RestaurarIndisponibilidadeMutation, RestaurarIndisponibilidadeMutationVariables> => useMutation(RestaurarIndisponibilidadeDocument, options as never) as never