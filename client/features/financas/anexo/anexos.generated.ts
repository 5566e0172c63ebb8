/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** As espécies de registros que têm anexos. */
export type EspecieComAnexos =
  /** Conta a pagar. */
  | 'contaPagar'
  /** Conta a receber. */
  | 'contaReceber'
  /** Entrada. */
  | 'entrada'
  /** Manutenção de patrimônio. */
  | 'manutencaoPatrimonio'
  /** Orçamento. */
  | 'orcamento'
  /** Reunião de liderança, com a sua ata. */
  | 'reuniaoLideranca'
  /** Saída. */
  | 'saida';

export type AnexoLinhaFragment = { id: number, uuid: string, nome: string, tipo: string, bytes: number, posterior: boolean, url: string, createdAt: string, acoesPermitidas: Array<string> };

export type AnexosDoRegistroQueryVariables = Exact<{
  especie: Types.EspecieComAnexos;
  idRegistro: string | number;
}>;


export type AnexosDoRegistroQuery = { anexos: { nodes: Array<{ id: number, uuid: string, nome: string, tipo: string, bytes: number, posterior: boolean, url: string, createdAt: string, acoesPermitidas: Array<string> }> } };

export type AnexarMutationVariables = Exact<{
  especie: Types.EspecieComAnexos;
  idRegistro: string | number;
  arquivo: File;
}>;


export type AnexarMutation = { anexar: { id: number, uuid: string, nome: string, tipo: string, bytes: number, posterior: boolean, url: string, createdAt: string, acoesPermitidas: Array<string> } };

export type ExcluirAnexoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirAnexoMutation = { excluirAnexo: { message: string } };

export type RestaurarAnexoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarAnexoMutation = { restaurarAnexo: { id: number, uuid: string, nome: string, tipo: string, bytes: number, posterior: boolean, url: string, createdAt: string, acoesPermitidas: Array<string> } };

export const AnexoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnexoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Anexo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"posterior"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AnexoLinhaFragment, unknown>;
export const AnexosDoRegistroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AnexosDoRegistro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"especie"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EspecieComAnexos"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRegistro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anexos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"especie"},"value":{"kind":"Variable","name":{"kind":"Name","value":"especie"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"idRegistro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRegistro"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnexoLinha"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnexoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Anexo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"posterior"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AnexosDoRegistroQuery, AnexosDoRegistroQueryVariables>;
export const AnexarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Anexar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"especie"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EspecieComAnexos"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idRegistro"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"anexar"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"especie"},"value":{"kind":"Variable","name":{"kind":"Name","value":"especie"}}},{"kind":"Argument","name":{"kind":"Name","value":"idRegistro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idRegistro"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnexoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnexoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Anexo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"posterior"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AnexarMutation, AnexarMutationVariables>;
export const ExcluirAnexoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirAnexo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirAnexo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirAnexoMutation, ExcluirAnexoMutationVariables>;
export const RestaurarAnexoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarAnexo"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarAnexo"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnexoLinha"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnexoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Anexo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nome"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"}},{"kind":"Field","name":{"kind":"Name","value":"bytes"}},{"kind":"Field","name":{"kind":"Name","value":"posterior"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<RestaurarAnexoMutation, RestaurarAnexoMutationVariables>;
export const useAnexosDoRegistroQuery = (options: useQuery.Options<AnexosDoRegistroQuery, AnexosDoRegistroQueryVariables> | SkipToken): useQuery.Result<AnexosDoRegistroQuery, AnexosDoRegistroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(AnexosDoRegistroDocument, options as never) as never
export const useAnexarMutation = (options?: useMutation.Options<AnexarMutation, AnexarMutationVariables>): useMutation.ResultTuple<AnexarMutation, AnexarMutationVariables> => useMutation(AnexarDocument, options as never) as never
export const useExcluirAnexoMutation = (options?: useMutation.Options<ExcluirAnexoMutation, ExcluirAnexoMutationVariables>): useMutation.ResultTuple<ExcluirAnexoMutation, ExcluirAnexoMutationVariables> => useMutation(ExcluirAnexoDocument, options as never) as never
export const useRestaurarAnexoMutation = (options?: useMutation.Options<RestaurarAnexoMutation, RestaurarAnexoMutationVariables>): useMutation.ResultTuple<RestaurarAnexoMutation, RestaurarAnexoMutationVariables> => useMutation(RestaurarAnexoDocument, options as never) as never