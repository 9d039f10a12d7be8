import type { DemoFaqEntry } from '../dataset.ts'

export const faq: readonly DemoFaqEntry[] = [
  {
    code: 'open-account',
    question: { en: 'How do I open an account?', pl: 'Jak założyć konto?', tr: 'Nasıl hesap açabilirim?' },
    answer: {
      en: 'Fill in the registration form or ring the office. We check your details and activate the account, usually within one working day.',
      pl: 'Wypełnij formularz rejestracji albo zadzwoń do biura. Sprawdzimy dane i aktywujemy konto, zwykle w ciągu jednego dnia roboczego.',
      tr: 'Kayıt formunu doldurun veya ofisi arayın. Bilgilerinizi inceler, hesabı genellikle bir iş günü içinde etkinleştiririz.',
    },
  },
  {
    code: 'cut-off',
    question: {
      en: 'What’s the cut-off for tomorrow?',
      pl: 'Do kiedy mogę zamówić na jutro?',
      tr: 'Yarın için en geç ne zaman sipariş verebilirim?',
    },
    answer: {
      en: 'It depends on your round and is shown at the top of every page. Later orders go out on the next day of your round.',
      pl: 'Do godziny granicznej Twojej trasy – widać ją u góry każdej strony. Późniejsze zamówienia jadą w następnym dniu trasy.',
      tr: 'Her sayfanın üstünde yazan, hattınızın son sipariş saatine kadar. Sonraki siparişler hattınızın çıktığı bir sonraki gün gelir.',
    },
  },
  {
    code: 'minimum-order',
    question: {
      en: 'Is there a minimum order?',
      pl: 'Czy jest minimalne zamówienie?',
      tr: 'En az sipariş tutarı var mı?',
    },
    answer: {
      en: 'Yes: £150.00 net for delivery. For collection there is a minimum of £25.00.',
      pl: 'Tak: 150,00 £ netto przy dostawie, a przy odbiorze własnym 25,00 £.',
      tr: 'Evet: teslimatta KDV hariç 150,00 £, kendiniz aldığınızda 25,00 £.',
    },
  },
  {
    code: 'catch-weight',
    question: {
      en: 'Why do some meats and cheeses say “about 5 kg”?',
      pl: 'Dlaczego przy mięsie i serze jest napis „około 5 kg”?',
      tr: 'Bazı et ve peynirlerde neden “yaklaşık 5 kg” yazıyor?',
    },
    answer: {
      en: 'No two joints weigh the same. You order kilograms, we pick the pieces that come closest, and you pay for what they weigh.',
      pl: 'Żadne dwie sztuki nie ważą tyle samo. Zamawiasz kilogramy, my dobieramy najbliższe sztuki, a płacisz za ich wagę.',
      tr: 'İki parça et aynı ağırlıkta olmaz. Kilogram sipariş edersiniz, en yakın parçaları seçeriz, tartıya göre ödersiniz.',
    },
  },
  {
    code: 'out-of-stock',
    question: {
      en: 'What if something is out of stock?',
      pl: 'Co jeśli czegoś zabraknie?',
      tr: 'Ürün tükendiyse ne olur?',
    },
    answer: {
      en: 'Press *Notify me*. We’ll let you know the moment it’s back.',
      pl: 'Naciśnij *Powiadom mnie*. Damy znać, gdy tylko towar wróci.',
      tr: '*Gelince haber ver* düğmesine basın. Ürün gelir gelmez size bildiririz.',
    },
  },
  {
    code: 'in-transit',
    question: { en: 'What does “in transit” mean?', pl: 'Co znaczy „w drodze”?', tr: '“Yolda” ne demek?' },
    answer: {
      en: 'The goods are on their way to us. They usually arrive in time for your delivery, but they may not.',
      pl: 'Towar jedzie do naszego magazynu. Zwykle zdąży na Twoją dostawę, ale nie zawsze.',
      tr: 'Ürün depomuza doğru yolda. Genellikle teslimatınıza yetişir, ama yetişmeyebilir.',
    },
  },
  {
    code: 'price-marked',
    question: {
      en: 'What is a price-marked pack?',
      pl: 'Co to jest opakowanie z ceną?',
      tr: 'Fiyat etiketli paket nedir?',
    },
    answer: {
      en: 'A pack with its shelf price printed on it, shown as “PM £1.29” in the name. At checkout you can say which kind you prefer.',
      pl: 'Opakowanie z nadrukowaną ceną półkową; w nazwie widać na przykład „PM £1.29”. Przy zamówieniu możesz wskazać, który rodzaj wolisz.',
      tr: 'Raf fiyatı üzerine basılı pakettir; adında “PM £1.29” gibi görünür. Sipariş verirken hangisini istediğinizi belirtebilirsiniz.',
    },
  },
  {
    code: 'returns',
    question: {
      en: 'Something arrived damaged. What now?',
      pl: 'Coś dotarło uszkodzone. Co dalej?',
      tr: 'Ürün hasarlı geldi. Ne yapmalıyım?',
    },
    answer: {
      en: 'Tell us the same day, with a photograph if you can. We credit it or bring another on the next round.',
      pl: 'Zgłoś to tego samego dnia, najlepiej ze zdjęciem. Wystawimy korektę albo przywieziemy nowe przy najbliższej dostawie.',
      tr: 'Aynı gün, mümkünse fotoğrafla bildirin. Alacak kaydederiz veya bir sonraki seferde yenisini getiririz.',
    },
  },
]
