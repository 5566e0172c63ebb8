/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um ensaio. Quem o salva o deixa Marcado. */
export type EnsaioLouvorInput = {
  /** Dia. */
  dataEnsaio: string;
  /** Hora, HH:mm. */
  horaEnsaio: string;
  /** Grupo de louvor, por número ou uuid. */
  idGrupo: string | number;
  /** Local, por número ou uuid. */
  localEnsaio?: string | number | null | undefined;
  /** Só Marcado. */
  statusEnsaio?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type EnsaioLouvorEdicaoFragment = { id: number, uuid: string, idCliente: number, idGrupo: number, dataEnsaio: string, horaEnsaio: string, localEnsaio: number | null, versao: number, acoesPermitidas: Array<string>, grupo: { id: number, uuid: string, nomeGrupo: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null };

export type EnsaioLouvorParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type EnsaioLouvorParaEditarQuery = { ensaioLouvor: { id: number, uuid: string, idCliente: number, idGrupo: number, dataEnsaio: string, horaEnsaio: string, localEnsaio: number | null, versao: number, acoesPermitidas: Array<string>, grupo: { id: number, uuid: string, nomeGrupo: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null } };

export type GrupoDoNovoEnsaioQueryVariables = Exact<{
  id: string | number;
}>;


export type GrupoDoNovoEnsaioQuery = { grupoLouvor: { id: number, uuid: string, idCliente: number, nomeGrupo: string } };

export type CriarEnsaioLouvorMutationVariables = Exact<{
  input: Types.EnsaioLouvorInput;
  idCliente?: number | null | undefined;
}>;


export type CriarEnsaioLouvorMutation = { criarEnsaioLouvor: { id: number, uuid: string, acoesPermitidas: Array<string> } };

export type AtualizarEnsaioLouvorMutationVariables = Exact<{
  id: string | number;
  input: Types.EnsaioLouvorInput;
}>;


export type AtualizarEnsaioLouvorMutation = { atualizarEnsaioLouvor: { id: number, uuid: string, idCliente: number, idGrupo: number, dataEnsaio: string, horaEnsaio: string, localEnsaio: number | null, versao: number, acoesPermitidas: Array<string>, grupo: { id: number, uuid: string, nomeGrupo: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null } };

export const EnsaioLouvorEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnsaioLouvorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"grupo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"horaEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"localEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EnsaioLouvorEdicaoFragment, unknown>;
export const EnsaioLouvorParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnsaioLouvorParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ensaioLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnsaioLouvorEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnsaioLouvorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"grupo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"horaEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"localEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EnsaioLouvorParaEditarQuery, EnsaioLouvorParaEditarQueryVariables>;
export const GrupoDoNovoEnsaioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GrupoDoNovoEnsaio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}}]}}]}}]} as unknown as DocumentNode<GrupoDoNovoEnsaioQuery, GrupoDoNovoEnsaioQueryVariables>;
export const CriarEnsaioLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarEnsaioLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvorInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarEnsaioLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<CriarEnsaioLouvorMutation, CriarEnsaioLouvorMutationVariables>;
export const AtualizarEnsaioLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarEnsaioLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvorInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarEnsaioLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnsaioLouvorEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnsaioLouvorEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"grupo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"horaEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"localEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<AtualizarEnsaioLouvorMutation, AtualizarEnsaioLouvorMutationVariables>;
export const useEnsaioLouvorParaEditarQuery = (options: useQuery.Options<EnsaioLouvorParaEditarQuery, EnsaioLouvorParaEditarQueryVariables> | SkipToken): useQuery.Result<EnsaioLouvorParaEditarQuery, EnsaioLouvorParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EnsaioLouvorParaEditarDocument, options as never) as never
export const useGrupoDoNovoEnsaioQuery = (options: useQuery.Options<GrupoDoNovoEnsaioQuery, GrupoDoNovoEnsaioQueryVariables> | SkipToken): useQuery.Result<GrupoDoNovoEnsaioQuery, GrupoDoNovoEnsaioQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(GrupoDoNovoEnsaioDocument, options as never) as never
export const useCriarEnsaioLouvorMutation = (options?: useMutation.Options<CriarEnsaioLouvorMutation, CriarEnsaioLouvorMutationVariables>): useMutation.ResultTuple<CriarEnsaioLouvorMutation, CriarEnsaioLouvorMutationVariables> => useMutation(CriarEnsaioLouvorDocument, options as never) as never
export const useAtualizarEnsaioLouvorMutation = (options?: useMutation.Options<AtualizarEnsaioLouvorMutation, AtualizarEnsaioLouvorMutationVariables>): useMutation.ResultTuple<AtualizarEnsaioLouvorMutation, AtualizarEnsaioLouvorMutationVariables> => useMutation(AtualizarEnsaioLouvorDocument, options as never) as never