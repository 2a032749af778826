export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor_id: string | null;
          changes: Json | null;
          created_at: string;
          entity: string;
          entity_id: string;
          id: string;
          nota: string | null;
        };
        Insert: InsertOf<Database['public']['Tables']['audit_log']['Row'], 'created_at' | 'id'>;
        Update: Partial<Database['public']['Tables']['audit_log']['Insert']>;
        Relationships: [];
      };
      audit_ocultacoes: {
        Row: {
          audit_id: string;
          motivo: string;
          ocultado_em: string;
          ocultado_por: string | null;
        };
        Insert: InsertOf<Database['public']['Tables']['audit_ocultacoes']['Row'], 'ocultado_em'>;
        Update: Partial<Database['public']['Tables']['audit_ocultacoes']['Insert']>;
        Relationships: [];
      };
      camara_deputados: {
        Row: {
          em_exercicio: boolean;
          foto_url: string | null;
          id: number;
          legislatura: number | null;
          lido_em: string;
          nome: string | null;
          nome_busca: string | null;
          partido_sigla: string | null;
          uf: string | null;
        };
        Insert: InsertOf<
          Database['public']['Tables']['camara_deputados']['Row'],
          'em_exercicio',
          'nome_busca'
        >;
        Update: Partial<Database['public']['Tables']['camara_deputados']['Insert']>;
        Relationships: [];
      };
      camara_despesas_ano: {
        Row: {
          ano: number;
          ate: string;
          deputado_id: number;
          documentos: number;
          valor: number;
        };
        Insert: InsertOf<Database['public']['Tables']['camara_despesas_ano']['Row']>;
        Update: Partial<Database['public']['Tables']['camara_despesas_ano']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'camara_despesas_ano_deputado_fkey';
            columns: ['deputado_id'];
            isOneToOne: false;
            referencedRelation: 'camara_deputados';
            referencedColumns: ['id'];
          },
        ];
      };
      camara_despesas_mes: {
        Row: {
          ano: number;
          ate: string | null;
          deputado_id: number;
          documentos: number | null;
          mes: number;
          tipo: string;
          valor: number;
        };
        Insert: InsertOf<Database['public']['Tables']['camara_despesas_mes']['Row']>;
        Update: Partial<Database['public']['Tables']['camara_despesas_mes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'camara_despesas_mes_deputado_fkey';
            columns: ['deputado_id'];
            isOneToOne: false;
            referencedRelation: 'camara_deputados';
            referencedColumns: ['id'];
          },
        ];
      };
      camara_orientacoes: {
        Row: {
          abreviada: boolean;
          bancada: string;
          bancada_chave: string;
          orientacao: string;
          partidos: string[];
          votacao_id: number;
        };
        Insert: InsertOf<
          Database['public']['Tables']['camara_orientacoes']['Row'],
          'abreviada' | 'partidos',
          'bancada_chave'
        >;
        Update: Partial<Database['public']['Tables']['camara_orientacoes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'camara_orientacoes_votacao_fkey';
            columns: ['votacao_id'];
            isOneToOne: false;
            referencedRelation: 'camara_votacoes';
            referencedColumns: ['id'];
          },
        ];
      };
      camara_projetos_ano: {
        Row: {
          ano: number;
          dados_ate: string;
          deputado_id: number;
          quantidade: number;
        };
        Insert: InsertOf<Database['public']['Tables']['camara_projetos_ano']['Row']>;
        Update: Partial<Database['public']['Tables']['camara_projetos_ano']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'camara_projetos_ano_deputado_fkey';
            columns: ['deputado_id'];
            isOneToOne: false;
            referencedRelation: 'camara_deputados';
            referencedColumns: ['id'];
          },
        ];
      };
      camara_votacoes: {
        Row: {
          abstencao: number | null;
          aprovada: boolean | null;
          assunto_fora: number;
          com_partido: number | null;
          descricao: string;
          dia: string;
          ementa: string | null;
          id: number;
          id_camara: string;
          legislatura: number;
          lido_em: string;
          nao: number | null;
          nao_no_texto: number | null;
          nominal: boolean;
          obstrucao: number | null;
          orientacoes_fora: number;
          origem: string;
          presidiu: number | null;
          registrada_em: string | null;
          sim: number | null;
          sim_no_texto: number | null;
          tem_votos: boolean;
          temas: string[] | null;
          tipo: string;
          titulo: string | null;
          totais_diferem: boolean;
          votos_fora: number;
        };
        Insert: InsertOf<
          Database['public']['Tables']['camara_votacoes']['Row'],
          'assunto_fora' | 'orientacoes_fora' | 'tem_votos' | 'votos_fora',
          'id' | 'legislatura' | 'nao_no_texto' | 'nominal' | 'sim_no_texto' | 'tipo' | 'totais_diferem'
        >;
        Update: Partial<Database['public']['Tables']['camara_votacoes']['Insert']>;
        Relationships: [];
      };
      camara_votos: {
        Row: {
          deputado_id: number;
          partido_sigla: string | null;
          votacao_id: number;
          voto: number;
        };
        Insert: InsertOf<Database['public']['Tables']['camara_votos']['Row']>;
        Update: Partial<Database['public']['Tables']['camara_votos']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'camara_votos_deputado_fkey';
            columns: ['deputado_id'];
            isOneToOne: false;
            referencedRelation: 'camara_deputados';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'camara_votos_votacao_fkey';
            columns: ['votacao_id'];
            isOneToOne: false;
            referencedRelation: 'camara_votacoes';
            referencedColumns: ['id'];
          },
        ];
      };
      candidatos_fontes: {
        Row: {
          campo: string;
          candidato_id: string;
          fonte_id: string;
          posicao: number;
        };
        Insert: InsertOf<Database['public']['Tables']['candidatos_fontes']['Row']>;
        Update: Partial<Database['public']['Tables']['candidatos_fontes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'candidatos_fontes_candidato_fkey';
            columns: ['candidato_id'];
            isOneToOne: false;
            referencedRelation: 'candidatos_presidencia_2026';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'candidatos_fontes_fonte_fkey';
            columns: ['fonte_id'];
            isOneToOne: false;
            referencedRelation: 'fontes';
            referencedColumns: ['id'];
          },
        ];
      };
      candidatos_presidencia_2026: {
        Row: {
          bens_declarados: number | null;
          bio_summary: string | null;
          coalition: string | null;
          coligacao_partidos: string[] | null;
          created_at: string;
          created_by: string | null;
          dados_ate: string | null;
          data_nascimento: string | null;
          election_year: number;
          escolaridade: string | null;
          estado_origem: string | null;
          ficha_tse_url: string | null;
          fonte: string | null;
          foto_credito: string | null;
          foto_url: string | null;
          historico_eleitoral: NonNullable<Json>;
          id: string;
          idade: number | null;
          inclinacao_politica: string | null;
          inclinacao_politica_fontes: string[];
          link_site_campanha: string | null;
          link_site_partido: string | null;
          link_wikipedia: string | null;
          motivo_fora_da_urna: string | null;
          nome: string;
          nome_completo: string | null;
          numero_urna: number | null;
          partido_cor_hex: string;
          partido_nome: string;
          partido_sigla: string;
          pautas_defendidas: string[];
          pautas_detalhe: NonNullable<Json>;
          plano_governo_url: string | null;
          profissao: string | null;
          situacao_registro: string | null;
          situacao_registro_em: string | null;
          status: string;
          tse_sq: string | null;
          updated_at: string;
          updated_by: string | null;
          vice_nome: string | null;
          vice_partido: string | null;
        };
        Insert: InsertOf<
          Database['public']['Tables']['candidatos_presidencia_2026']['Row'],
          | 'created_at'
          | 'election_year'
          | 'historico_eleitoral'
          | 'id'
          | 'inclinacao_politica_fontes'
          | 'partido_cor_hex'
          | 'pautas_defendidas'
          | 'pautas_detalhe'
          | 'status'
          | 'updated_at'
        >;
        Update: Partial<Database['public']['Tables']['candidatos_presidencia_2026']['Insert']>;
        Relationships: [];
      };
      candidatos_revisoes: {
        Row: {
          campo: string;
          candidato_id: string;
          confianca: string | null;
          ressalva: string | null;
          revisado_em: string;
        };
        Insert: InsertOf<Database['public']['Tables']['candidatos_revisoes']['Row']>;
        Update: Partial<Database['public']['Tables']['candidatos_revisoes']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'candidatos_revisoes_candidato_fkey';
            columns: ['candidato_id'];
            isOneToOne: false;
            referencedRelation: 'candidatos_presidencia_2026';
            referencedColumns: ['id'];
          },
        ];
      };
      consentimentos: {
        Row: {
          concedido_em: string;
          finalidade: string;
          id: string;
          revogado_em: string | null;
          user_id: string;
          versao: string;
        };
        Insert: InsertOf<Database['public']['Tables']['consentimentos']['Row'], 'concedido_em' | 'id'>;
        Update: Partial<Database['public']['Tables']['consentimentos']['Insert']>;
        Relationships: [];
      };
      cota_limites: {
        Row: {
          ate: string | null;
          ato: string;
          conferido_em: string | null;
          desde: string;
          fonte_url: string;
          uf: string;
          valor_mensal: number | null;
          valor_no_ato: boolean;
        };
        Insert: InsertOf<Database['public']['Tables']['cota_limites']['Row']>;
        Update: Partial<Database['public']['Tables']['cota_limites']['Insert']>;
        Relationships: [];
      };
      destinos_deputados: {
        Row: {
          cargo: string | null;
          created_at: string;
          deputado_id: number;
          destino: string;
          fonte_titulo: string;
          fonte_url: string;
          revisado_em: string;
          situacao: string;
          updated_at: string;
          updated_by: string | null;
        };
        Insert: InsertOf<
          Database['public']['Tables']['destinos_deputados']['Row'],
          'created_at' | 'situacao' | 'updated_at'
        >;
        Update: Partial<Database['public']['Tables']['destinos_deputados']['Insert']>;
        Relationships: [];
      };
      eleitos_camara: {
        Row: {
          created_at: string;
          deputado_id: number | null;
          fontes: string[];
          id: string;
          legislatura: number;
          nome_urna: string;
          numero_urna: number | null;
          partido_sigla: string;
          situacao: string | null;
          situacao_lista: string;
          uf: string;
          updated_at: string;
          votos: number | null;
        };
        Insert: InsertOf<
          Database['public']['Tables']['eleitos_camara']['Row'],
          'created_at' | 'id' | 'situacao_lista' | 'updated_at'
        >;
        Update: Partial<Database['public']['Tables']['eleitos_camara']['Insert']>;
        Relationships: [];
      };
      fontes: {
        Row: {
          consultada_em: string | null;
          created_at: string;
          id: string;
          publicada_em: string | null;
          tipo: string;
          titulo: string;
          updated_at: string;
          url: string | null;
          veiculo: string;
        };
        Insert: InsertOf<Database['public']['Tables']['fontes']['Row'], 'created_at' | 'id' | 'updated_at'>;
        Update: Partial<Database['public']['Tables']['fontes']['Insert']>;
        Relationships: [];
      };
      resultados_presidencia: {
        Row: {
          candidato_id: string;
          percentual: number;
          situacao: string;
          turno_id: string;
          votos: number;
        };
        Insert: InsertOf<Database['public']['Tables']['resultados_presidencia']['Row']>;
        Update: Partial<Database['public']['Tables']['resultados_presidencia']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'resultados_candidato_fkey';
            columns: ['candidato_id'];
            isOneToOne: false;
            referencedRelation: 'candidatos_presidencia_2026';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'resultados_turno_fkey';
            columns: ['turno_id'];
            isOneToOne: false;
            referencedRelation: 'turnos_presidencia';
            referencedColumns: ['id'];
          },
        ];
      };
      sincronizacoes: {
        Row: {
          codigo_erro: string | null;
          conjunto: string;
          dados_ate: string | null;
          gravados: number;
          id: number;
          iniciou_em: string;
          inteira: boolean;
          lidos: number;
          origem: string;
          situacao: string;
          terminou_em: string | null;
        };
        Insert: InsertOf<
          Database['public']['Tables']['sincronizacoes']['Row'],
          'gravados' | 'iniciou_em' | 'inteira' | 'lidos',
          'id'
        >;
        Update: Partial<Database['public']['Tables']['sincronizacoes']['Insert']>;
        Relationships: [];
      };
      turnos_presidencia: {
        Row: {
          ano: number;
          brancos: number | null;
          comparecimento: number | null;
          created_at: string;
          dia: string;
          eleitorado: number | null;
          fonte_data: string | null;
          fonte_titulo: string | null;
          fonte_url: string | null;
          id: string;
          nulos: number | null;
          proclamado_em: string | null;
          situacao: string;
          turno: number;
          updated_at: string;
          updated_by: string | null;
          validos: number | null;
        };
        Insert: InsertOf<
          Database['public']['Tables']['turnos_presidencia']['Row'],
          'created_at' | 'id' | 'situacao' | 'updated_at'
        >;
        Update: Partial<Database['public']['Tables']['turnos_presidencia']['Insert']>;
        Relationships: [];
      };
      user_roles: {
        Row: {
          created_at: string;
          role: string;
          user_id: string;
        };
        Insert: InsertOf<Database['public']['Tables']['user_roles']['Row'], 'created_at'>;
        Update: Partial<Database['public']['Tables']['user_roles']['Insert']>;
        Relationships: [];
      };
      usuario_candidatos_relacao: {
        Row: {
          candidato_id: string;
          created_at: string;
          favorito: boolean;
          id: string;
          ignorado: boolean;
          updated_at: string;
          user_id: string;
        };
        Insert: InsertOf<
          Database['public']['Tables']['usuario_candidatos_relacao']['Row'],
          'created_at' | 'favorito' | 'id' | 'ignorado' | 'updated_at'
        >;
        Update: Partial<Database['public']['Tables']['usuario_candidatos_relacao']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'usuario_candidatos_relacao_candidato_id_fkey';
            columns: ['candidato_id'];
            isOneToOne: false;
            referencedRelation: 'candidatos_presidencia_2026';
            referencedColumns: ['id'];
          },
        ];
      };
      usuario_deputados_relacao: {
        Row: {
          created_at: string;
          deputado_foto: string | null;
          deputado_id: string;
          deputado_nome: string;
          deputado_partido: string | null;
          deputado_uf: string | null;
          favorito: boolean;
          id: string;
          ignorado: boolean;
          updated_at: string;
          user_id: string;
        };
        Insert: InsertOf<
          Database['public']['Tables']['usuario_deputados_relacao']['Row'],
          'created_at' | 'favorito' | 'id' | 'ignorado' | 'updated_at'
        >;
        Update: Partial<Database['public']['Tables']['usuario_deputados_relacao']['Insert']>;
        Relationships: [];
      };
      votacoes_explicadas: {
        Row: {
          created_at: string;
          fonte_data: string;
          fonte_titulo: string;
          fonte_url: string;
          nao_significa: string;
          principal: boolean;
          publicada_em: string | null;
          redigida_por: string | null;
          revista_por: string | null;
          sim_significa: string;
          situacao: string;
          titulo_claro: string;
          updated_at: string;
          votacao_id: number;
        };
        Insert: InsertOf<
          Database['public']['Tables']['votacoes_explicadas']['Row'],
          'created_at' | 'principal' | 'situacao' | 'updated_at'
        >;
        Update: Partial<Database['public']['Tables']['votacoes_explicadas']['Insert']>;
        Relationships: [
          {
            foreignKeyName: 'explicadas_votacao_fkey';
            columns: ['votacao_id'];
            isOneToOne: true;
            referencedRelation: 'camara_votacoes';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      abrir_cache_http: {
        Args: { p_chave: string; p_janela_s: number; p_limite: string; p_max: number; p_reserva_ms: number };
        Returns: Json;
      };
      apagar_minhas_escolhas: { Args: Record<PropertyKey, never>; Returns: undefined };
      autores_da_auditoria: { Args: Record<PropertyKey, never>; Returns: Json };
      camara_deputados: {
        Args: { '': Database['public']['Tables']['camara_votacoes']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.camara_deputados with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'camara_votacoes';
          to: 'camara_deputados';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      camara_despesas_ano: {
        Args: { '': Database['public']['Tables']['camara_deputados']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.camara_despesas_ano with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'camara_deputados';
          to: 'camara_despesas_ano';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      camara_despesas_mes: {
        Args: { '': Database['public']['Tables']['camara_deputados']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.camara_despesas_mes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'camara_deputados';
          to: 'camara_despesas_mes';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      camara_orientacoes: {
        Args: { '': Database['public']['Tables']['camara_votacoes']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.camara_orientacoes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'camara_votacoes';
          to: 'camara_orientacoes';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      camara_projetos_ano: {
        Args: { '': Database['public']['Tables']['camara_deputados']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.camara_projetos_ano with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'camara_deputados';
          to: 'camara_projetos_ano';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      camara_votacoes: {
        Args: { '': Database['public']['Tables']['camara_deputados']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.camara_votacoes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'camara_deputados';
          to: 'camara_votacoes';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      camara_votos:
        | {
            Args: { '': Database['public']['Tables']['camara_deputados']['Row'] };
            Returns: {
              error: true;
            } & 'the function public.camara_votos with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
            SetofOptions: {
              from: 'camara_deputados';
              to: 'camara_votos';
              isOneToOne: false;
              isSetofReturn: true;
            };
          }
        | {
            Args: { '': Database['public']['Tables']['camara_votacoes']['Row'] };
            Returns: {
              error: true;
            } & 'the function public.camara_votos with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
            SetofOptions: {
              from: 'camara_votacoes';
              to: 'camara_votos';
              isOneToOne: false;
              isSetofReturn: true;
            };
          };
      candidatos_fontes:
        | {
            Args: { '': Database['public']['Tables']['candidatos_presidencia_2026']['Row'] };
            Returns: {
              error: true;
            } & 'the function public.candidatos_fontes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
            SetofOptions: {
              from: 'candidatos_presidencia_2026';
              to: 'candidatos_fontes';
              isOneToOne: false;
              isSetofReturn: true;
            };
          }
        | {
            Args: { '': Database['public']['Tables']['fontes']['Row'] };
            Returns: {
              error: true;
            } & 'the function public.candidatos_fontes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
            SetofOptions: {
              from: 'fontes';
              to: 'candidatos_fontes';
              isOneToOne: false;
              isSetofReturn: true;
            };
          };
      candidatos_presidencia_2026:
        | {
            Args: { '': Database['public']['Tables']['fontes']['Row'] };
            Returns: {
              error: true;
            } & 'the function public.candidatos_presidencia_2026 with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
            SetofOptions: {
              from: 'fontes';
              to: 'candidatos_presidencia_2026';
              isOneToOne: false;
              isSetofReturn: true;
            };
          }
        | {
            Args: { '': Database['public']['Tables']['turnos_presidencia']['Row'] };
            Returns: {
              error: true;
            } & 'the function public.candidatos_presidencia_2026 with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
            SetofOptions: {
              from: 'turnos_presidencia';
              to: 'candidatos_presidencia_2026';
              isOneToOne: false;
              isSetofReturn: true;
            };
          };
      candidatos_revisoes: {
        Args: { '': Database['public']['Tables']['candidatos_presidencia_2026']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.candidatos_revisoes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'candidatos_presidencia_2026';
          to: 'candidatos_revisoes';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      comparar_deputados: {
        Args: { p_ano: number; p_deputados: number[] };
        Returns: {
          deputado_id: number;
          despesas: Json;
          destino: Json;
          nome: string;
          partido_sigla: string;
          projetos: Json;
          uf: string;
          votos: number;
        }[];
      };
      conferir_cota_limites: { Args: { p_desde: string }; Returns: number };
      consumir_cota_ia: { Args: { p_max: number; p_user: string }; Returns: boolean };
      contar_chamada: { Args: { p_chave: string; p_janela_s: number; p_max: number }; Returns: boolean };
      contexto_despesas: { Args: { p_ano: number; p_deputado: number }; Returns: Json };
      enviar_explicacao: { Args: { p_lido_em: string; p_votacao: number }; Returns: string };
      excluir_minha_conta: { Args: Record<PropertyKey, never>; Returns: undefined };
      explicacoes_do_painel: {
        Args: Record<PropertyKey, never>;
        Returns: {
          descricao: string;
          dia: string;
          ementa: string;
          fonte_data: string;
          fonte_titulo: string;
          fonte_url: string;
          id_camara: string;
          nao_significa: string;
          principal: boolean;
          publicada_em: string;
          redigida_por: string;
          revista_por: string;
          sim_significa: string;
          situacao: string;
          tipo: string;
          titulo: string;
          titulo_claro: string;
          updated_at: string;
          votacao_id: number;
        }[];
      };
      exportar_meus_dados: { Args: Record<PropertyKey, never>; Returns: Json };
      falhar_passo_camara: {
        Args: { p_codigo: string; p_origem: string; p_tarefa: string; p_turno: string };
        Returns: undefined;
      };
      fila_de_explicacoes: {
        Args: { p_antes?: number; p_texto?: string; p_tipo?: string };
        Returns: {
          descricao: string;
          dia: string;
          ementa: string;
          id_camara: string;
          tipo: string;
          titulo: string;
          total: number;
          votacao_id: number;
        }[];
      };
      fontes: {
        Args: { '': Database['public']['Tables']['candidatos_presidencia_2026']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.fontes with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'candidatos_presidencia_2026';
          to: 'fontes';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      gravar_cache_http: {
        Args: { p_chave: string; p_corpo: Json; p_fresco_s: number; p_guarda_s: number };
        Returns: string;
      };
      gravar_destino: { Args: { p_dados?: Json; p_deputado: number; p_lido_em?: string }; Returns: string };
      gravar_explicacao: { Args: { p_dados: Json; p_lido_em?: string; p_votacao: number }; Returns: string };
      gravar_ficha: {
        Args: { p_dados: Json; p_fontes?: Json; p_id: string; p_lido_em: string; p_nota?: string };
        Returns: string;
      };
      gravar_fontes: {
        Args: {
          p_campo: string;
          p_candidato: string;
          p_confianca?: string;
          p_fontes: string[];
          p_lido_em: string;
          p_nota?: string;
          p_ressalva?: string;
        };
        Returns: string;
      };
      gravar_passo_camara: {
        Args: {
          p_ate: string;
          p_lidos: number;
          p_lotes: Json;
          p_origem: string;
          p_tarefa: string;
          p_turno: string;
        };
        Returns: Json;
      };
      gravar_resultado: {
        Args: { p_dados: Json; p_lido_em: string; p_linhas: Json; p_turno: string };
        Returns: string;
      };
      historico_da_ficha: {
        Args: { p_antes?: string; p_antes_de?: string; p_candidato: string; p_limite?: number };
        Returns: {
          ato: string;
          entrada: string;
          mudancas: Json;
          nota: string;
          oculto_por: string;
          papel: string;
          quando: string;
        }[];
      };
      ler_cache_http: { Args: { p_chave: string }; Returns: Json };
      maioria_do_partido: {
        Args: { p_deputado: number };
        Returns: {
          iguais: number;
          votacoes: number;
        }[];
      };
      ocultar_do_publico: { Args: { p_audit: string; p_motivo?: string }; Returns: undefined };
      pegar_passo_camara: { Args: { p_hoje: string; p_prazo_s: number }; Returns: Json };
      publicar_explicacao: { Args: { p_lido_em: string; p_votacao: number }; Returns: string };
      reservar_analise_ia: {
        Args: { p_intervalo_s: number; p_max: number; p_prazo_s: number; p_total: number; p_user: string };
        Returns: Json;
      };
      reservar_cache_http: { Args: { p_chave: string; p_reserva_ms: number }; Returns: string };
      resultados_presidencia:
        | {
            Args: { '': Database['public']['Tables']['candidatos_presidencia_2026']['Row'] };
            Returns: {
              error: true;
            } & 'the function public.resultados_presidencia with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
            SetofOptions: {
              from: 'candidatos_presidencia_2026';
              to: 'resultados_presidencia';
              isOneToOne: false;
              isSetofReturn: true;
            };
          }
        | {
            Args: { '': Database['public']['Tables']['turnos_presidencia']['Row'] };
            Returns: {
              error: true;
            } & 'the function public.resultados_presidencia with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
            SetofOptions: {
              from: 'turnos_presidencia';
              to: 'resultados_presidencia';
              isOneToOne: false;
              isSetofReturn: true;
            };
          };
      resumo_das_fichas: {
        Args: { p_ano: number };
        Returns: {
          campos: number;
          fichas: number;
          ultima_revisao: string;
        }[];
      };
      resumo_das_votacoes: {
        Args: Record<PropertyKey, never>;
        Returns: {
          anos: number[];
          com_tema: number;
          com_votos: number;
          nominais: number;
          temas: string[];
          tipos: string[];
        }[];
      };
      resumo_de_votos: {
        Args: { p_deputado: number };
        Returns: {
          meses: Json;
          presidiu: number;
          primeiro: string;
          registros: number;
          temas: string[];
          ultimo: string;
          votacoes: number;
        }[];
      };
      retirar_explicacao: { Args: { p_lido_em: string; p_votacao: number }; Returns: string };
      saude_dos_dados: {
        Args: Record<PropertyKey, never>;
        Returns: {
          com_partido: number;
          com_votos: number;
          conjunto: string;
          dados_ate: string;
          desistencias: number;
          falhas: number;
          fonte: string;
          lido_em: string;
          linhas_fora: number;
          origem: string;
          registros: number;
        }[];
      };
      soltar_analise_ia: {
        Args: { p_mostrada?: boolean; p_user: string; p_vez: string };
        Returns: undefined;
      };
      soltar_cache_http: {
        Args: { p_chave: string; p_pausa_ms: number; p_reserva: string };
        Returns: undefined;
      };
      trocar_lugares: {
        Args: {
          p_bons: number;
          p_chave: string;
          p_devolvidos: string[];
          p_lentos: number;
          p_lugares_max: number;
          p_pausa_ms: number;
          p_prazo_ms: number;
          p_querem: number;
          p_recusados: number;
          p_ritmo_max: number;
        };
        Returns: Json;
      };
      turnos_presidencia: {
        Args: { '': Database['public']['Tables']['candidatos_presidencia_2026']['Row'] };
        Returns: {
          error: true;
        } & 'the function public.turnos_presidencia with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache';
        SetofOptions: {
          from: 'candidatos_presidencia_2026';
          to: 'turnos_presidencia';
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      votacoes_nominais: {
        Args: {
          p_ano?: number;
          p_antes?: number;
          p_limite?: number;
          p_tema?: string;
          p_texto?: string;
          p_tipo?: string;
        };
        Returns: {
          aprovada: boolean;
          descricao: string;
          dia: string;
          ementa: string;
          id_camara: string;
          nao: number;
          sim: number;
          tem_votos: boolean;
          tipo: string;
          titulo: string;
          titulo_claro: string;
          totais_diferem: boolean;
          total: number;
          votacao_id: number;
        }[];
      };
      votos_das_votacoes: {
        Args: { p_votacoes: number[] };
        Returns: {
          deputados: number[];
          votacoes: number[];
          votos: string[];
        }[];
      };
      votos_diferentes: {
        Args: { p_a: number; p_antes?: number; p_b: number; p_limite?: number };
        Returns: {
          descricao: string;
          dia: string;
          ementa: string;
          id_camara: string;
          tipo: string;
          titulo: string;
          titulo_claro: string;
          total: number;
          votacao_id: number;
          voto_a: number;
          voto_b: number;
        }[];
      };
      votos_do_deputado: {
        Args: {
          p_ano?: number;
          p_antes?: number;
          p_deputado: number;
          p_limite?: number;
          p_so_principais?: boolean;
          p_tema?: string;
          p_texto?: string;
          p_voto?: number;
        };
        Returns: {
          aprovada: boolean;
          descricao: string;
          dia: string;
          ementa: string;
          id_camara: string;
          nao: number;
          nao_significa: string;
          orientacao: string;
          partido_sigla: string;
          sim: number;
          sim_significa: string;
          tipo: string;
          titulo: string;
          titulo_claro: string;
          total: number;
          votacao_id: number;
          voto: number;
        }[];
      };
      votos_em_comum: {
        Args: { p_deputados: number[] };
        Returns: {
          a: number;
          b: number;
          em_comum: number;
          iguais: number;
        }[];
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

/** Nulls and defaults may be left out; generated columns must be. */
type InsertOf<Row, Defaulted extends keyof Row = never, Generated extends keyof Row = never> = Omit<
  Row,
  Nullable<Row> | Defaulted | Generated
> &
  Partial<Pick<Row, Exclude<Nullable<Row> | Defaulted, Generated>>> & { [Name in Generated]?: never };

type Nullable<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row];
