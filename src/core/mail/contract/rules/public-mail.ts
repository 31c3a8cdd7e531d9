/** Where anybody gets a mailbox: an e-mail there says nothing of where its owner works. */
const publicMail = new Set(
  `mail.ru bk.ru inbox.ru list.ru internet.ru xmail.ru mail.ua vk.com vk.ru
  yandex.ru ya.ru yandex.com yandex.by yandex.kz yandex.ua yandex.net narod.ru
  rambler.ru lenta.ru autorambler.ru myrambler.ru ro.ru rambler.ua
  gmail.com googlemail.com outlook.com outlook.de outlook.fr hotmail.com hotmail.co.uk hotmail.de hotmail.fr
  live.com live.ru live.co.uk msn.com passport.com icloud.com me.com mac.com
  yahoo.com yahoo.co.uk yahoo.de yahoo.fr yahoo.co.in yahoo.co.jp ymail.com rocketmail.com aol.com
  proton.me protonmail.com protonmail.ch pm.me tutanota.com tuta.io tuta.com fastmail.com fastmail.fm hey.com
  gmx.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de mail.com email.com zoho.com zohomail.com
  ukr.net i.ua meta.ua bigmir.net tut.by mail.by mail.kz inbox.lv inbox.lt e1.ru ngs.ru pochta.ru
  qq.com 163.com 126.com sina.com naver.com daum.net rediffmail.com
  orange.fr wanadoo.fr free.fr laposte.net libero.it virgilio.it seznam.cz wp.pl onet.pl o2.pl
  comcast.net att.net verizon.net btinternet.com mailinator.com guerrillamail.com yopmail.com`.split(
    /\s+/,
  ),
);

export const isPublicMail = (domain: string): boolean => publicMail.has(domain);
