import { isolate } from '../../language.ts';
import type { MailTexts } from './mail-texts.ts';

export const arabic: MailTexts = {
  greeting: (name) => `مرحبًا ${isolate(name)}،`,
  validation: {
    subject: 'أكِّد بريدك الإلكتروني',
    lead: 'يرجى تأكيد أن عنوان البريد الإلكتروني هذا لك. يعمل الرابط مرة واحدة ولمدة 24 ساعة:',
    ending: 'إذا لم تكن تتوقع هذه الرسالة، فلا داعي لفعل أي شيء.',
  },
  passwordReset: {
    subject: 'تعيين كلمة مرور جديدة',
    lead: 'يمكنك تعيين كلمة مرور جديدة من هنا. يعمل الرابط مرة واحدة ولمدة ساعة:',
    ending: 'إذا لم تطلب هذه الرسالة، فلا داعي لفعل أي شيء: تبقى كلمة مرورك كما هي.',
  },
  receipt: {
    rideSubject: (ride) => `إيصال رحلتك ${isolate(ride)}`,
    topUpSubject: 'إيصال شحن الرصيد',
    ridePaid: 'شكرًا لك. تم استلام دفعتك.',
    toppedUp: 'شكرًا لك. تم استلام دفعتك وإضافتها إلى رصيدك.',
    ride: 'الرحلة:',
    from: 'من:',
    to: 'إلى:',
    amount: 'المبلغ:',
    paidBy: 'طريقة الدفع:',
    date: 'التاريخ:',
    payment: 'الدفعة:',
    balance: `رصيد ${isolate('Mobility')}`,
    cash: 'نقدًا',
    card: 'بطاقة',
    cardEndingIn: (digits) => `بطاقة تنتهي بـ ${isolate(digits)}`,
  },
  reminder: {
    subject: (ride) => `يرجى دفع أجرة رحلتك ${isolate(ride)}`,
    lead: (from, to) => `لم تُدفع بعد أجرة رحلتك من ${isolate(from)} إلى ${isolate(to)}.`,
    openAmount: 'المبلغ المستحق:',
    payHere: 'يرجى الدفع من هنا:',
  },
  checkout: {
    ride: (ride) => `الرحلة ${isolate(ride)}`,
    topUp: `رصيد ${isolate('Mobility')}`,
    card: `بطاقة لـ ${isolate('Mobility')}`,
  },
};
