/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** O que muda em um momento da liturgia. */
export type ItemLiturgiaInput = {
  /** Descrição, até 500 caracteres. */
  descricao?: string | null | undefined;
  /** Momento, por número ou uuid; obrigatório. */
  idMomento?: string | number | null | undefined;
  /** Posição; sem ela, fica onde está. */
  ordem?: number | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

/** Um momento a incluir na liturgia de um culto. */
export type LiturgiaCultoInput = {
  /** Descrição, até 500 caracteres. */
  descricao?: string | null | undefined;
  /** Culto, por número ou uuid. */
  idCulto: string | number;
  /** Momento, por número ou uuid; obrigatório. */
  idMomento?: string | number | null | undefined;
  /** Posição; sem ela, a última. */
  ordem?: number | null | undefined;
};

export type ItemLiturgiaFragment = { id: number, uuid: string, idMomento: number, titulo: string, descricao: string | null, ordem: number, versao: number, acoesPermitidas: Array<string> };

export type OrdemDoCultoQueryVariables = Exact<{
  idCulto: string | number;
}>;


export type OrdemDoCultoQuery = { culto: { id: number, uuid: string, dataCulto: string, horaCulto: string, temaCulto: string | null, local: { id: number, uuid: string, nomeLocal: string } | null, dirigente: { id: number, uuid: string, name: string } | null, pregador: { id: number, uuid: string, name: string } | null }, liturgiaCulto: Array<{ id: number, uuid: string, idMomento: number, titulo: string, descricao: string | null, ordem: number, versao: number, acoesPermitidas: Array<string> }> };

export type CriarLiturgiaCultoMutationVariables = Exact<{
  input: Types.LiturgiaCultoInput;
}>;


export type CriarLiturgiaCultoMutation = { criarLiturgiaCulto: { id: number, uuid: string, idMomento: number, titulo: string, descricao: string | null, ordem: number, versao: number, acoesPermitidas: Array<string> } };

export type AtualizarLiturgiaCultoMutationVariables = Exact<{
  id: string | number;
  input: Types.ItemLiturgiaInput;
}>;


export type AtualizarLiturgiaCultoMutation = { atualizarLiturgiaCulto: { id: number, uuid: string, idMomento: number, titulo: string, descricao: string | null, ordem: number, versao: number, acoesPermitidas: Array<string> } };

export type ExcluirLiturgiaCultoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirLiturgiaCultoMutation = { excluirLiturgiaCulto: { message: string } };

export type OrdenarLiturgiaCultoMutationVariables = Exact<{
  idCulto: string | number;
  ids: Array<number> | number;
  antes?: Array<number> | number | null | undefined;
}>;


export type OrdenarLiturgiaCultoMutation = { ordenarLiturgiaCulto: Array<{ id: number, uuid: string, idMomento: number, titulo: string, descricao: string | null, ordem: number, versao: number, acoesPermitidas: Array<string> }> };

export type CopiarLiturgiaCultoMutationVariables = Exact<{
  idCulto: string | number;
  idOrigem: string | number;
}>;


export type CopiarLiturgiaCultoMutation = { copiarLiturgiaCulto: Array<{ id: number, uuid: string, idMomento: number, titulo: string, descricao: string | null, ordem: number, versao: number, acoesPermitidas: Array<string> }> };

export const ItemLiturgiaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemLiturgia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiturgiaCulto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idMomento"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<ItemLiturgiaFragment, unknown>;
export const OrdemDoCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrdemDoCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"culto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"dataCulto"}},{"kind":"Field","name":{"kind":"Name","value":"horaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"temaCulto"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dirigente"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pregador"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"liturgiaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCulto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemLiturgia"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemLiturgia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiturgiaCulto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idMomento"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<OrdemDoCultoQuery, OrdemDoCultoQueryVariables>;
export const CriarLiturgiaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarLiturgiaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LiturgiaCultoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarLiturgiaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemLiturgia"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemLiturgia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiturgiaCulto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idMomento"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CriarLiturgiaCultoMutation, CriarLiturgiaCultoMutationVariables>;
export const AtualizarLiturgiaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarLiturgiaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemLiturgiaInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarLiturgiaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemLiturgia"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemLiturgia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiturgiaCulto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idMomento"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarLiturgiaCultoMutation, AtualizarLiturgiaCultoMutationVariables>;
export const ExcluirLiturgiaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirLiturgiaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirLiturgiaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirLiturgiaCultoMutation, ExcluirLiturgiaCultoMutationVariables>;
export const OrdenarLiturgiaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrdenarLiturgiaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"antes"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ordenarLiturgiaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCulto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"antes"},"value":{"kind":"Variable","name":{"kind":"Name","value":"antes"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemLiturgia"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemLiturgia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiturgiaCulto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idMomento"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<OrdenarLiturgiaCultoMutation, OrdenarLiturgiaCultoMutationVariables>;
export const CopiarLiturgiaCultoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CopiarLiturgiaCulto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idOrigem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copiarLiturgiaCulto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idCulto"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCulto"}}},{"kind":"Argument","name":{"kind":"Name","value":"idOrigem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idOrigem"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemLiturgia"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemLiturgia"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LiturgiaCulto"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idMomento"}},{"kind":"Field","name":{"kind":"Name","value":"titulo"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"ordem"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<CopiarLiturgiaCultoMutation, CopiarLiturgiaCultoMutationVariables>;
export const useOrdemDoCultoQuery = (options: useQuery.Options<OrdemDoCultoQuery, OrdemDoCultoQueryVariables> | SkipToken): useQuery.Result<OrdemDoCultoQuery, OrdemDoCultoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(OrdemDoCultoDocument, options as never) as never
export const useCriarLiturgiaCultoMutation = (options?: useMutation.Options<CriarLiturgiaCultoMutation, CriarLiturgiaCultoMutationVariables>): useMutation.ResultTuple<CriarLiturgiaCultoMutation, CriarLiturgiaCultoMutationVariables> => useMutation(CriarLiturgiaCultoDocument, options as never) as never
export const useAtualizarLiturgiaCultoMutation = (options?: useMutation.Options<AtualizarLiturgiaCultoMutation, AtualizarLiturgiaCultoMutationVariables>): useMutation.ResultTuple<AtualizarLiturgiaCultoMutation, AtualizarLiturgiaCultoMutationVariables> => useMutation(AtualizarLiturgiaCultoDocument, options as never) as never
export const useExcluirLiturgiaCultoMutation = (options?: useMutation.Options<ExcluirLiturgiaCultoMutation, ExcluirLiturgiaCultoMutationVariables>): useMutation.ResultTuple<ExcluirLiturgiaCultoMutation, ExcluirLiturgiaCultoMutationVariables> => useMutation(ExcluirLiturgiaCultoDocument, options as never) as never
export const useOrdenarLiturgiaCultoMutation = (options?: useMutation.Options<OrdenarLiturgiaCultoMutation, OrdenarLiturgiaCultoMutationVariables>): useMutation.ResultTuple<OrdenarLiturgiaCultoMutation, OrdenarLiturgiaCultoMutationVariables> => useMutation(OrdenarLiturgiaCultoDocument, options as never) as never
export const useCopiarLiturgiaCultoMutation = (options?: useMutation.Options<CopiarLiturgiaCultoMutation, CopiarLiturgiaCultoMutationVariables>): useMutation.ResultTuple<CopiarLiturgiaCultoMutation, CopiarLiturgiaCultoMutationVariables> => useMutation(CopiarLiturgiaCultoDocument, options as never) as never