/** The locales that Facebook reads; of each language, that of most readers is first. */
const LOCALES = `
  af_ZA am_ET ar_AR as_IN ay_BO az_AZ be_BY bg_BG bn_IN br_FR bs_BA ca_ES co_FR cs_CZ cy_GB da_DK de_DE el_GR en_US en_GB
  en_IN eo_EO es_LA es_ES es_CL es_CO es_MX es_VE et_EE eu_ES fa_IR ff_NG fi_FI fo_FO fr_FR fr_CA fy_NL ga_IE gl_ES gn_PY
  gu_IN ha_NG he_IL hi_IN hr_HR ht_HT hu_HU hy_AM id_ID ig_NG is_IS it_IT ja_JP jv_ID ka_GE kk_KZ km_KH kn_IN ko_KR ku_TR
  ky_KG la_VA lg_UG li_NL ln_CD lo_LA lt_LT lv_LV mg_MG mi_NZ mk_MK ml_IN mn_MN mr_IN ms_MY mt_MT my_MM nb_NO nd_ZW ne_NP
  nl_NL nl_BE nn_NO nr_ZA ns_ZA ny_MW or_IN pa_IN pl_PL ps_AF pt_BR pt_PT qu_PE rm_CH ro_RO ru_RU rw_RW sa_IN sc_IT se_NO
  si_LK sk_SK sl_SI sn_ZW so_SO sq_AL sr_RS ss_SZ st_ZA su_ID sv_SE sw_KE ta_IN te_IN tg_TJ th_TH tk_TM tl_PH tn_BW tr_TR
  ts_ZA tt_RU uk_UA ur_PK uz_UZ ve_ZA vi_VN wo_SN xh_ZA yi_DE yo_NG zh_CN zh_TW zh_HK zu_ZA
`;

/** Facebook's locale for a language: with its region, or else another region with the same script, if there is one. */
export function openGraphLocale(code: string): string | undefined {
  const wanted = new Intl.Locale(code).maximize();
  const found = (LOCALES.match(/\w+/g) ?? [])
    .map((name) => ({ name, locale: new Intl.Locale(name.replace('_', '-')).maximize() }))
    .filter(({ locale }) => locale.language === wanted.language && locale.script === wanted.script);
  return (found.find(({ locale }) => locale.region === wanted.region) ?? found[0])?.name;
}
